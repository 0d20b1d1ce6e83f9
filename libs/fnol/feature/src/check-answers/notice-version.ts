/** Version of the notice about personal data that the check page shows; a new text is a new version. */
export const noticeVersion = '2026-01';
