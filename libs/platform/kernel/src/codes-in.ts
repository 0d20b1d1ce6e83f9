import { codeText, plainCharacters } from './cleaned-text.ts';

/** A plate in groups, `B - 12 - ABC`, or a number in four of them, is still one. */
const mostGroups = 5;
const shortest = 4;
const longest = 20;
/** More than any letter has; a text made to keep us busy does. */
const mostCharacters = 40_000;
const mostCodes = 20_000;

/**
 * Whatever in a text may be a plate, a claim number or a policy, as it is compared: letters and digits alone.
 *
 * Neighbouring groups of signs count as one code, whatever stands between them on the line (`06 BP/1234`, `DM26-R-0000001`).
 * Only the numbers that somebody knows tell which of the codes is one.
 */
export function codesIn(text: string): string[] {
  const found = new Set<string>();
  for (const line of plainCharacters(text.slice(0, mostCharacters)).split(/[\r\n]+/)) {
    const groups = line.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
    for (const [start] of groups.entries()) {
      let code = '';
      for (const group of groups.slice(start, start + mostGroups)) {
        code += codeText(group);
        if (code.length > longest) break;
        if (code.length >= shortest && /\p{N}/u.test(code)) found.add(code);
      }
    }
    if (found.size >= mostCodes) break;
  }
  return [...found].slice(0, mostCodes);
}
