import { useEffect, useRef, type ReactNode } from 'react';
import { Spinner } from '../feedback/spinner.tsx';
import { ChatFootRoot, LogRoot } from './chat-recipe.ts';

export type ChatLogProps = {
  label: string;
  /** Something is still being answered. */
  busy: boolean;
  /** Changes with the newest entry, which is then brought into sight. */
  newest: string | undefined;
  children: ReactNode;
};

/**
 * What was said, the newest at the foot.
 *
 * Not read out by itself: whoever shows it tells once when an answer is there.
 */
export function ChatLog({ label, busy, newest, children }: ChatLogProps) {
  const log = useRef<HTMLDivElement>(null);
  useEffect(
    function showNewest() {
      if (log.current) log.current.scrollTop = topOfNewest(log.current);
    },
    [newest, busy],
  );
  return (
    <LogRoot ref={log} role="log" aria-live="off" aria-label={label} aria-busy={busy} tabIndex={0}>
      {children}
    </LogRoot>
  );
}

/** The last question with what follows it; where there is too much between them, the newest answer. */
function topOfNewest(log: HTMLElement): number {
  const topOf = (element: HTMLElement | undefined) => (element?.offsetTop ?? log.offsetTop) - log.offsetTop;
  const question = topOf([...log.querySelectorAll<HTMLElement>('[data-slot=time]')].at(-1));
  const answer = topOf(log.querySelector<HTMLElement>('[data-newest]') ?? undefined);
  return answer - question > log.clientHeight / 2 ? answer : question;
}

/** When what follows was said. */
export function ChatTime({ dateTime, children }: { dateTime: string; children: string }) {
  return (
    <time data-slot="time" dateTime={dateTime}>
      {children}
    </time>
  );
}

/** What the reader asked. */
export function ChatQuestion({ children }: { children: ReactNode }) {
  return <p data-slot="question">{children}</p>;
}

/** What came back; `isNewest` begins at the upper edge. */
export function ChatAnswer({ isNewest = false, children }: { isNewest?: boolean; children: ReactNode }) {
  return (
    <div data-slot="answer" data-newest={isNewest ? '' : undefined}>
      {children}
    </div>
  );
}

/** A place of the text that leads to its source. */
export function ChatCitation({ children }: { children: ReactNode }) {
  return <span data-slot="citation">{children}</span>;
}

/** Where an answer comes from, by number. */
export function ChatSources({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ol data-slot="sources" aria-label={label}>
      {children}
    </ol>
  );
}

/** One of the sources. */
export function ChatSource({ number, children }: { number: number; children: ReactNode }) {
  return (
    <li>
      <span data-slot="number" aria-hidden="true">
        {number}
      </span>
      {children}
    </li>
  );
}

/** What can be done with an answer; what `end` has stands at the end of the line. */
export function ChatActs({ end, children }: { end?: ReactNode; children?: ReactNode }) {
  return (
    <div data-slot="acts">
      {children}
      {end && <span data-slot="end">{end}</span>}
    </div>
  );
}

/** An answer that is on its way, and how to do without it. */
export function ChatWaiting({ words, children }: { words: string; children?: ReactNode }) {
  return (
    <div data-slot="waiting">
      <Spinner aria-hidden />
      <span>{words}</span>
      {children}
    </div>
  );
}

/** Where the next question is written, with a short note below. */
export function ChatFoot({ note, children }: { note: ReactNode; children: ReactNode }) {
  return (
    <ChatFootRoot>
      {children}
      <p data-slot="note">{note}</p>
    </ChatFootRoot>
  );
}

/** The field of a conversation with its button inside. */
export function ChatEntry({ send, children }: { send: ReactNode; children: ReactNode }) {
  return (
    <div data-slot="entry">
      {children}
      <span data-slot="send">{send}</span>
    </div>
  );
}
