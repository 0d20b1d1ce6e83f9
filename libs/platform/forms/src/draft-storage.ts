/** Answers that were typed and not sent yet. */
export type Draft = { version: number; savedAt: string; answers: Record<string, unknown> };

function isDraft(value: unknown): value is Draft {
  return typeof value === 'object' && value !== null && 'version' in value && 'answers' in value;
}

/** The draft under `key`, unless it is of another shape or damaged. */
export function readDraft(key: string, version: number): Draft | undefined {
  try {
    const draft: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return isDraft(draft) && draft.version === version ? draft : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the answers under `key`, without those that must not lie on the device. */
export function writeDraft(
  key: string,
  version: number,
  answers: Record<string, unknown>,
  leaveOut: readonly string[],
): void {
  const kept = Object.fromEntries(Object.entries(answers).filter(([name]) => !leaveOut.includes(name)));
  const draft: Draft = { version, savedAt: new Date().toISOString(), answers: kept };
  try {
    localStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // A full or forbidden storage must not keep anybody from typing.
  }
}

/** Forgets the draft under `key`. */
export function dropDraft(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was kept then.
  }
}
