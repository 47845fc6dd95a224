"""Processes that play for this one: each is asked one thing at a time, can be ended at any moment, and is never left
behind when this process ends, however it does."""

import contextlib
import gc
import multiprocessing
import os
import signal
import sys
import threading
import traceback
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from itertools import islice
from multiprocessing import connection, resource_tracker
from typing import Any, Generic, TypeVar

from consigliere.kernel import ConsigliereError

Q = TypeVar("Q")
A = TypeVar("A")
COLLECT_AFTER = (50_000, 20, 50)
_STARTING = threading.Lock()


class Failed(Exception):
    """The work raised something; its traceback."""


class Ended(Exception):
    """The process is gone."""


class Worker(Generic[Q, A]):
    """A process that has `work` and answers questions with it; `path`: where it looks first for modules."""

    def __init__(self, work: Callable[[Q], A], nice: int = 0, path: str = "") -> None:
        self.path = path
        context = multiprocessing.get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=_answer, args=(theirs, work, nice), daemon=True)
        with _STARTING, _interrupts_held_back(), _first(path):
            self.process.start()
        theirs.close()

    def ask(self, question: Q) -> None:
        try:
            self.pipe.send(question)
        except OSError:
            raise Ended from None

    def answer(self) -> A:
        """What the work returned for the last question; waits for it."""
        try:
            fine, answer = self.pipe.recv()
        except (EOFError, OSError):
            raise Ended from None
        if not fine:
            raise answer
        found: A = answer
        return found

    def end(self) -> None:
        self.process.kill()
        self.pipe.close()


def answers(work: Callable[[Q], A], questions: Iterable[Q], workers: int) -> Iterator[A]:
    """What the work makes of each question, in the order in which they are done; one worker is this process itself."""
    if workers == 1:
        yield from map(work, questions)
        return
    waiting = iter(questions)
    team: list[Worker[Q, A]] = []
    busy: dict[Any, Worker[Q, A]] = {}
    try:
        for question in islice(waiting, workers):
            worker = Worker(work)
            team.append(worker)
            worker.ask(question)
            busy[worker.pipe] = worker
        while busy:
            for pipe in connection.wait(list(busy)):
                worker = busy.pop(pipe)
                answer = worker.answer()
                for question in islice(waiting, 1):
                    worker.ask(question)
                    busy[pipe] = worker
                yield answer
    except Ended:
        raise ConsigliereError("error-worker") from None
    finally:
        for worker in team:
            worker.end()


def answers_in_order(work: Callable[[Q], A], questions: Iterable[Q], workers: int) -> Iterator[A]:
    """The same in the order of the questions, however early the later ones are done."""
    early: dict[int, A] = {}
    following = 0
    for number, answer in answers(partial(_numbered, work), enumerate(questions), workers):
        early[number] = answer
        while following in early:
            yield early.pop(following)
            following += 1


def _numbered(work: Callable[[Q], A], question: tuple[int, Q]) -> tuple[int, A]:
    return question[0], work(question[1])


@contextlib.contextmanager
def _interrupts_held_back() -> Iterator[None]:
    """Ctrl-C reaches all processes of a terminal; one that starts now never hears of it, we do as soon as it runs. It
    is not left half started either when we are told to end."""
    if sys.platform == "win32":
        yield
        return
    resource_tracker.ensure_running()  # else the first process to start would start it, and let interrupts through
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT, signal.SIGTERM])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextlib.contextmanager
def _first(path: str) -> Iterator[None]:
    """A process that starts is told where we look for modules. Ours are found already, where their packages lie."""
    if path:
        sys.path.insert(0, path)
    try:
        yield
    finally:
        if path:
            sys.path.remove(path)


def collect_rarely() -> None:
    """Positions are many and have no cycles: looking for garbage among them took more than half of a search's time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT_AFTER)


# In the process


def _answer(pipe: Any, work: Callable[[Any], Any], nice: int) -> None:
    if nice:
        os.nice(nice)
    collect_rarely()
    threading.Thread(target=_end_with_parent, daemon=True).start()
    with contextlib.suppress(EOFError, OSError):
        while True:
            question = pipe.recv()
            pipe.send(_outcome(work, question))


def _outcome(work: Callable[[Any], Any], question: Any) -> tuple[bool, object]:
    try:
        return True, work(question)
    except ConsigliereError as error:
        return False, error
    except Exception:
        return False, Failed(traceback.format_exc())


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
    os._exit(1)
