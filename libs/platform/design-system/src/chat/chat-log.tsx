import { useEffect, useRef, type ReactNode } from 'react';
import { Spinner } from '../feedback/spinner.tsx';
import { slotClasses } from '../theme/plain.ts';
import { footRecipe, logRecipe } from './chat-recipe.ts';

const log = slotClasses(logRecipe);
const foot = slotClasses(footRecipe);

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
  const root = useRef<HTMLDivElement>(null);
  useEffect(
    function showNewest() {
      if (root.current) root.current.scrollTop = topOfNewest(root.current);
    },
    [newest, busy],
  );
  return (
    <div
      className={log().root}
      ref={root}
      role="log"
      aria-live="off"
      aria-label={label}
      aria-busy={busy}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be reached with the keyboard
      tabIndex={0}
    >
      {children}
    </div>
  );
}

/** The last question with what follows it; where there is too much between them, the newest answer. */
function topOfNewest(root: HTMLElement): number {
  const topOf = (element: HTMLElement | undefined) => (element?.offsetTop ?? root.offsetTop) - root.offsetTop;
  const question = topOf([...root.querySelectorAll('time')].at(-1));
  const answer = topOf(root.querySelector<HTMLElement>('[data-newest]') ?? undefined);
  return answer - question > root.clientHeight / 2 ? answer : question;
}

/** When what follows was said. */
export function ChatTime({ dateTime, children }: { dateTime: string; children: string }) {
  return (
    <time className={log().time} dateTime={dateTime}>
      {children}
    </time>
  );
}

/** What the reader asked. */
export function ChatQuestion({ children }: { children: ReactNode }) {
  return <p className={log().question}>{children}</p>;
}

/** What came back; `isNewest` begins at the upper edge. */
export function ChatAnswer({ isNewest = false, children }: { isNewest?: boolean; children: ReactNode }) {
  return (
    <div className={log().answer} data-newest={isNewest ? '' : undefined}>
      {children}
    </div>
  );
}

/** A place of the text that leads to its source. */
export function ChatCitation({ children }: { children: ReactNode }) {
  return <span className={log().citation}>{children}</span>;
}

/** Where an answer comes from, by number. */
export function ChatSources({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ol className={log().sources} aria-label={label}>
      {children}
    </ol>
  );
}

/** One of the sources. */
export function ChatSource({ number, children }: { number: number; children: ReactNode }) {
  return (
    <li className={log().source}>
      <span className={log().number} aria-hidden="true">
        {number}
      </span>
      {children}
    </li>
  );
}

/** What can be done with an answer; what `end` has stands at the end of the line. */
export function ChatActs({ end, children }: { end?: ReactNode; children?: ReactNode }) {
  return (
    <div className={log().acts}>
      {children}
      {end && <span className={log().end}>{end}</span>}
    </div>
  );
}

/** An answer that is on its way, and how to do without it. */
export function ChatWaiting({ words, children }: { words: string; children?: ReactNode }) {
  return (
    <div className={log().waiting}>
      <Spinner aria-hidden />
      <span>{words}</span>
      {children}
    </div>
  );
}

/** Where the next question is written, with a short note below. */
export function ChatFoot({ note, children }: { note: ReactNode; children: ReactNode }) {
  return (
    <div className={foot().root}>
      {children}
      <p className={foot().note}>{note}</p>
    </div>
  );
}

/** The field of a conversation with its button inside. */
export function ChatEntry({ send, children }: { send: ReactNode; children: ReactNode }) {
  return (
    <div className={foot().entry} data-entry="">
      {children}
      <span className={foot().send}>{send}</span>
    </div>
  );
}
