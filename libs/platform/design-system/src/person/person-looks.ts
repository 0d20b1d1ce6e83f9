import { contrastText } from '../tokens/contrast.ts';
import { materialColor } from '../tokens/material-colors.ts';

const hues = [
  'red-700',
  'pink-700',
  'purple-600',
  'indigo-500',
  'blue-800',
  'cyan-800',
  'teal-700',
  'green-800',
  'lime-600',
  'amber-600',
  'deep-orange-800',
  'brown-500',
];

/** The first letters of the first and the last part of a name, as `ȘȚ` for Ștefan Țepeș. */
export function initialsOf(name: string): string {
  const parts = name.split(/[\s-]+/).filter(Boolean);
  const letters = [parts[0], parts.length > 1 ? parts.at(-1) : undefined];
  return letters
    .map((part) => [...(part ?? '')][0] ?? '')
    .join('')
    .toLocaleUpperCase('ro');
}

/** The colour that stands for a person everywhere, and a text colour that is readable on it (AA). */
export function personColors(name: string): { background: string; color: string } {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  const background = materialColor(hues[sum % hues.length] ?? '') ?? '#000000';
  return { background, color: contrastText(background) };
}
