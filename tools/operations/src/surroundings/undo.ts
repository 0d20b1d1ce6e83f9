/** What has to be taken away at the end, the newest first, whatever happened. */
export type Undo = { later: (act: () => Promise<void> | void) => void };

/** Runs something and afterwards takes away all that it has set up. */
export async function withUndo<Answer>(work: (undo: Undo) => Promise<Answer>): Promise<Answer> {
  const acts: (() => Promise<void> | void)[] = [];
  try {
    return await work({ later: (act) => acts.push(act) });
  } finally {
    for (const act of acts.reverse()) await act();
  }
}
