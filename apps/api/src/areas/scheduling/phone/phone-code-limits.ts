import type { SentPhoneCode } from './phone-code-repository.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** How long a code works, as long as that of the tracker; another one is sent once it is over. */
const lifetime = 5 * minute;

/** How many codes one piece of work may ask for, and how many one number gets, whoever asks: it may be a stranger's. */
const limits = [
  { window: 15 * minute, most: 3, isOfWork: true },
  { window: day, most: 10, isOfWork: true },
  { window: day, most: 6, isOfWork: false },
];

type Next = { lifetime: number } | { worksUntil: Date } | { blockedUntil: Date };

/** What becomes of a wish for a code, given those of the last day, newest first: one is sent, one still works, or it has to wait. */
export function nextPhoneCode(
  sent: readonly (SentPhoneCode & { isOfWork: boolean })[],
  number: string,
  now: Date,
): Next {
  const [newest] = sent.filter((code) => code.isOfWork && code.number === number);
  if (newest !== undefined && newest.expiresAt > now) return { worksUntil: newest.expiresAt };
  const ends = limits.flatMap(({ window, most, isOfWork }) => {
    const counted = sent.filter(
      (code) =>
        (isOfWork ? code.isOfWork : code.number === number) &&
        code.createdAt.getTime() > now.getTime() - window,
    );
    const oldest = counted[most - 1];
    return oldest === undefined ? [] : [oldest.createdAt.getTime() + window];
  });
  return ends.length === 0 ? { lifetime } : { blockedUntil: new Date(Math.max(...ends)) };
}
