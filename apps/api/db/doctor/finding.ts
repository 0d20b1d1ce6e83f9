/** One thing that the doctor looked at. */
export type Finding = {
  subject: string;
  /** `bad` has to be mended, `note` is to be known. */
  verdict: 'good' | 'note' | 'bad';
  says: string;
  /** What was measured, without words: pages say it in the language of their reader. */
  value?: string;
  /** What to do about it. */
  mend?: string;
};

export const good = (subject: string, says: string): Finding => ({ subject, verdict: 'good', says });
/** A finding with what it measured. */
export const measured = (finding: Finding, value: string): Finding => ({ ...finding, value });
export const note = (subject: string, says: string, mend?: string): Finding => ({
  subject,
  verdict: 'note',
  says,
  ...(mend !== undefined && { mend }),
});
export const bad = (subject: string, says: string, mend: string): Finding => ({
  subject,
  verdict: 'bad',
  says,
  mend,
});

/** What an error says, in one line. */
export const wordsOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';

/** All findings as a table for a terminal, with what to do below each that is not good. */
export function findingsTable(findings: readonly Finding[]): string {
  const words = { good: 'ok', note: 'note', bad: 'BAD' } as const;
  const width = Math.max(...findings.map(({ subject }) => subject.length));
  return findings
    .flatMap(({ subject, verdict, says, mend }) => [
      `${words[verdict].padEnd(4)}  ${subject.padEnd(width)}  ${says}`,
      ...(mend === undefined ? [] : [`${' '.repeat(6)}${' '.repeat(width)}  → ${mend}`]),
    ])
    .join('\n');
}
