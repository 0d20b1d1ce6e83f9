/** What a person has said about new work in this browser; times in milliseconds since 1970. */
export type Attention = {
  /** Until then nothing is told, however much arrives. */
  quietUntil: number;
  /** What was known then has been seen. */
  seenAt: number;
};

const nothingSaid: Attention = { quietUntil: 0, seenAt: 0 };

// Not below the keys of a session: a snooze outlives signing out and in again.
const keyOf = (person: string) => `dosar.newActivities.${person}`;

const listeners = new Set<() => void>();
// Where storage is forbidden it lasts as long as the page.
const unkept = new Map<string, string>();

/** What is stored, as text: equal as long as nothing has changed. */
export function storedAttention(person: string): string | undefined {
  try {
    return localStorage.getItem(keyOf(person)) ?? unkept.get(person);
  } catch {
    return unkept.get(person);
  }
}

/** Reads what is stored. */
export function attentionOf(stored: string | undefined): Attention {
  if (stored === undefined) return nothingSaid;
  try {
    return { ...nothingSaid, ...(JSON.parse(stored) as Partial<Attention>) };
  } catch {
    return nothingSaid;
  }
}

/** Keeps what somebody says, for every tab of the browser. */
export function keepAttention(person: string, said: Partial<Attention>): void {
  const text = JSON.stringify({ ...attentionOf(storedAttention(person)), ...said });
  try {
    localStorage.setItem(keyOf(person), text);
  } catch {
    unkept.set(person, text);
  }
  for (const listener of listeners) listener();
}

/** Calls `listener` after each change, here and in the other tabs; returns how to stop. */
export function onAttention(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}
