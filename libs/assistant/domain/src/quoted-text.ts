const mostQuoted = 300;

/** What somebody wrote, as it stands within a sentence: on one line, and without what would look like a mark of an answer. */
export function quotedText(text: string): string {
  const plain = text
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .replaceAll('**', '')
    .replaceAll('[', '(')
    .replaceAll(']', ')')
    .trim();
  return plain.length > mostQuoted ? `${plain.slice(0, mostQuoted).trimEnd()}…` : plain;
}
