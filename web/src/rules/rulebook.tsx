// The numbered rules of a game, searchable; beside a board and on their own page.

import { signal, useComputed, useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { get } from "../api/http";
import { language, say } from "../i18n/texts";
import { parseRules, searchRules, type Block, type Inline } from "./markdown";
import "./rulebook.css";

const books = new Map<string, ReturnType<typeof signal<Block[] | null>>>();

function bookOf(game: string, lang: string) {
  const key = `${game} ${lang}`;
  let book = books.get(key);
  if (!book) {
    const made = (book = signal<Block[] | null>(null));
    books.set(key, made);
    get<string>(`/api/rules/${game}?lang=${lang}`)
      .then((source) => (made.value = parseRules(source)))
      .catch(() => books.delete(key));
  }
  return book;
}

interface Props {
  game: string;
  /** Scrolled to and marked; `count` changes when it is asked for again. */
  rule?: string;
  count?: number;
}

export function Rulebook({ game, rule, count }: Props) {
  const wish = useSignal("");
  const box = useRef<HTMLDivElement>(null);
  const blocks = bookOf(game, language.value).value;
  const found = useComputed(() => searchRules(bookOf(game, language.value).value ?? [], wish.value));
  useEffect(() => {
    wish.value = "";
  }, [rule, count]);
  useEffect(() => {
    if (rule && blocks) document.getElementById(rule)?.scrollIntoView({ block: "center" });
  }, [rule, count, blocks]);
  return (
    <div class="rulebook" ref={box} lang="en">
      <input
        type="search"
        lang={language.value}
        aria-label={say("page-rules-search")}
        placeholder={say("page-rules-search")}
        value={wish.value}
        onInput={(event) => (wish.value = event.currentTarget.value)}
      />
      {!blocks && <p class="empty" lang={language.value}>{say("page-loading")}</p>}
      {blocks && found.value.length === 0 && <p class="empty" lang={language.value}>{say("page-rules-none")}</p>}
      {found.value.map((block, index) => <BlockView key={index} block={block} marked={rule} game={game} />)}
    </div>
  );
}

function BlockView({ block, marked, game }: { block: Block; marked: string | undefined; game: string }) {
  const inlines = <Inlines parts={block.inlines} game={game} />;
  const here = marked !== undefined && block.rules.includes(marked) ? "is-marked" : "";
  switch (block.kind) {
    case "heading":
      return block.level === 1 ? <h2>{inlines}</h2> : block.level === 2 ? <h3>{inlines}</h3> : <h4>{inlines}</h4>;
    case "table":
      return <TableView block={block} game={game} />;
    case "code":
      return <pre>{inlines}</pre>;
    case "item":
    case "numbered":
      return <div class={`rule-item ${here}`} style={{ marginInlineStart: `${block.level * 0.5}rem` }}>{inlines}</div>;
    case "paragraph":
      return <p class={here}>{inlines}</p>;
  }
}

function TableView({ block, game }: { block: Block; game: string }) {
  const [head, ...rest] = block.rows;
  return (
    <div class="rule-table" tabIndex={0} role="group">
      <table>
        <thead><tr>{head?.map((cell, n) => <th key={n}><Inlines parts={cell} game={game} /></th>)}</tr></thead>
        <tbody>
          {rest.map((row, n) => <tr key={n}>{row.map((cell, m) => <td key={m}><Inlines parts={cell} game={game} /></td>)}</tr>)}
        </tbody>
      </table>
    </div>
  );
}

function Inlines({ parts, game }: { parts: Inline[]; game: string }) {
  return (
    <>
      {parts.map((part, index) => {
        if (part.kind === "rule") return <RuleMention key={index} id={part.id} anchor={part.anchor} game={game} />;
        if (part.kind === "text") return part.text;
        const Tag = part.kind;
        return <Tag key={index}>{part.text}</Tag>;
      })}
    </>
  );
}

function RuleMention({ id, anchor, game }: { id: string; anchor: boolean; game: string }) {
  if (anchor) return <a class="rule-id" id={id} href={`/rules/${game}#${id}`}>{id}</a>;
  return <a href={`/rules/${game}#${id}`} onClick={(event) => jump(event, id)}>{id}</a>;
}

function jump(event: Event, id: string): void {
  const target = document.getElementById(id);
  if (!target) return;
  event.preventDefault();
  target.scrollIntoView({ block: "center" });
  target.focus();
}
