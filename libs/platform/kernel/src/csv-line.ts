/** A spreadsheet opens UTF-8 as such only when the file says so. */
export const byteOrderMark = '\uFEFF';

// What a Romanian spreadsheet takes for the end of a cell: the comma is its decimal mark.
const separator = ';';

// What begins so would be run as a formula; the full-width forms count too (OWASP, CSV injection). Programs overlook blanks and
// characters that nobody sees, such as a byte order mark, before it.
const unseen = String.raw`\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800`;
const formulaSign = String.raw`[=+\-@＝＋－＠]`;
const formulaStart = new RegExp(`^(?:[\\t\\r\\n]|[${unseen}]*${formulaSign})`, 'u');

// Whoever opens the file with another separator, or by a program that takes quotes for text, sees a cell begin behind it, and
// a line behind each line end.
const formulaBehindSeparator = new RegExp(`(\\r\\n|[,;\\t|\\r\\n])(?=["${unseen}]*${formulaSign})`, 'gu');

/**
 * One line of a file of values (RFC 4180); text that could be taken for a formula is marked as text. A number is none, and has the
 * comma of the country.
 */
export function csvLine(cells: readonly (string | number)[]): string {
  const written = cells.map((cell) =>
    typeof cell === 'number' ? String(cell).replace('.', ',') : csvCell(cell),
  );
  return `${written.join(separator)}\r\n`;
}

function csvCell(text: string): string {
  const inside = text.replaceAll(formulaBehindSeparator, "$1'");
  const safe = formulaStart.test(text) ? `'${inside}` : inside;
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
