import { withoutInvisible } from './cleaned-text.ts';

const cedillas: Record<string, string> = { Ş: 'Ș', ş: 'ș', Ţ: 'Ț', ţ: 'ț' };

/** One line as somebody typed it, the way it is stored: Romanian letters with a comma, single spaces, none around. */
export function tidyLine(text: string): string {
  return withoutInvisible(text)
    .replace(/[\u015e\u015f\u0162\u0163]/g, (letter) => cedillas[letter] ?? letter)
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
}
