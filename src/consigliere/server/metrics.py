"""Counts and times for Prometheus. With several worker processes PROMETHEUS_MULTIPROC_DIR gathers them."""

import os

from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

TYPE = CONTENT_TYPE_LATEST
FAST = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)


class Metrics:
    """What one application measures of itself."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter(
            "consigliere_requests", "Answers by route, status.", ["method", "route", "status"], registry=self.registry
        )
        self.seconds = Histogram(
            "consigliere_request_seconds", "Time to an answer.", ["route"], buckets=FAST, registry=self.registry
        )
        self.sockets = Gauge(
            "consigliere_sockets", "Open sockets.", registry=self.registry, multiprocess_mode="livesum"
        )
        self.commands = Counter(
            "consigliere_commands", "Commands by kind and outcome.", ["kind", "outcome"], registry=self.registry
        )
        self.command_seconds = Histogram(
            "consigliere_command_seconds", "Time from a command to its answer.", buckets=FAST, registry=self.registry
        )
        self.bot_seconds = Histogram(
            "consigliere_bot_seconds", "Time a bot thinks.", ["bot"], buckets=FAST, registry=self.registry
        )
        self.failures = Counter(
            "consigliere_failures", "What the server does by itself and could not.", ["what"], registry=self.registry
        )
        self.stopped = Counter("consigliere_tables_stopped", "Tables that could not be opened.", registry=self.registry)

    def exposition(self) -> bytes:
        if "PROMETHEUS_MULTIPROC_DIR" not in os.environ:
            return generate_latest(self.registry)
        gathered = CollectorRegistry()
        MultiProcessCollector(gathered)  # type: ignore[no-untyped-call]
        return generate_latest(gathered)
