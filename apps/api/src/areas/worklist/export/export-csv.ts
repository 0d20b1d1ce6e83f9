/** A spreadsheet opens UTF-8 as such only when the file says so. */
export const byteOrderMark = '\uFEFF';

// What a Romanian spreadsheet takes for the end of a cell: the comma is its decimal mark.
const separator = ';';

// What begins so would be run as a formula; the full-width forms count too (OWASP, CSV injection).
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/u;

// Whoever opens the file with another separator, or by a program that takes quotes for text, sees a cell begin behind it, and
// a line behind each line end.
const formulaBehindSeparator = /(\r\n|[,;\t|\r\n])(?=["\s]*[=+\-@＝＋－＠])/gu;

/** One line of a file of values (RFC 4180); text that could be taken for a formula is marked as text. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(separator)}\r\n`;
}

function csvCell(text: string): string {
  const inside = text.replaceAll(formulaBehindSeparator, "$1'");
  const safe = formulaStart.test(inside) ? `'${inside}` : inside;
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
