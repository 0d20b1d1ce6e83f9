/** A piece of an answer. */
export type AnswerPart = { kind: 'text' | 'strong'; text: string } | { kind: 'citation'; number: number };

const marked = /\*\*(?<strong>[^*]+)\*\*|\s*\[(?<number>\d{1,2})\]/g;

/** The pieces of a line: `**…**` stands out, `[1]` names a source; everything else is plain text. */
export function partsOf(line: string): AnswerPart[] {
  const parts: AnswerPart[] = [];
  let end = 0;
  for (const found of line.matchAll(marked)) {
    if (found.index > end) parts.push({ kind: 'text', text: line.slice(end, found.index) });
    const { strong, number } = found.groups ?? {};
    if (strong !== undefined) parts.push({ kind: 'strong', text: strong });
    else parts.push({ kind: 'citation', number: Number(number) });
    end = found.index + found[0].length;
  }
  if (end < line.length) parts.push({ kind: 'text', text: line.slice(end) });
  return parts;
}

/** The lines of an answer without its marks, as it is copied. */
export function plainText(content: string): string {
  return linesOf(content)
    .map((line) =>
      partsOf(line)
        .map((part) => (part.kind === 'citation' ? '' : part.text))
        .join(''),
    )
    .join('\n');
}

/** The paragraphs of an answer. */
export function linesOf(content: string): string[] {
  return content.split('\n').filter((line) => line.trim() !== '');
}
