const longestName = 120;
const invisible = /[\p{Cc}\p{Cf}]/gu;

/**
 * The name of an imported file for display: without folders and invisible characters, and at most the last 120 characters.
 *
 * A name that has nothing else becomes `fallback`.
 */
export const importedFileName = (sent: string, fallback: string): string =>
  sent
    .toWellFormed()
    .replaceAll(invisible, '')
    .replace(/^.*[/\\]/u, '')
    .trim()
    .slice(-longestName) || fallback;
