/** Versions of the notice about personal data that a report may name: the one that forms show, then earlier ones. */
export const noticeVersions = ['2026-01'] as const;

/** Version of the notice that forms show. A new text is a new version, put before the others. */
export const noticeVersion: string = noticeVersions[0];
