import { keptAtom } from '@dosar/design-system';

/** What a person has said about new work in this browser; times in milliseconds since 1970. */
export type Attention = {
  /** Until then nothing is told, however much arrives. */
  quietUntil: number;
  /** What was known then has been seen. */
  seenAt: number;
};

const nothingSaid: Attention = { quietUntil: 0, seenAt: 0 };

/** What a person has said, kept for every tab of the browser. */
export function attentionOf(person: string) {
  // Not below the keys of a session: a snooze outlives signing out and in again.
  return keptAtom<Partial<Attention>>(`dosar.newActivities.${person}`, {
    initial: nothingSaid,
    isValid: (kept): kept is Partial<Attention> => typeof kept === 'object' && kept !== null,
  });
}
