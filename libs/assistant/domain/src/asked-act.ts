import { foldText } from '@dosar/kernel/search-text';

const parties = [
  ['claimant', ['pagubit', 'client', 'asigurat', 'claimant', 'customer']],
  ['shop', ['service', 'atelier', 'reparator', 'shop', 'garage']],
  ['police', ['politi', 'police']],
  ['insurer', ['asigurator', 'insurer']],
  ['manager', ['manager', 'sef', 'aprobare']],
  ['us', ['noi', 'us']],
] as const;

/** Whom work can wait for. */
export type AskedParty = (typeof parties)[number][0];

const wordsOf = (text: string) => foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whom somebody says that work waits for; undefined when they name nobody. */
export function askedParty(text: string): AskedParty | undefined {
  const words = wordsOf(text);
  // The longest beginning that fits decides: an insurer is not whoever is insured.
  const found = parties.flatMap(([party, beginnings]) =>
    beginnings.flatMap((beginning) =>
      words.some((word) => (beginning.length < 4 ? word === beginning : word.startsWith(beginning)))
        ? [{ party, length: beginning.length }]
        : [],
    ),
  );
  return found.toSorted((one, other) => other.length - one.length)[0]?.party;
}

/** Whether somebody asks about something, and does not ask for it to be done. */
export function asksAbout(text: string): boolean {
  return /^\s*(?:cum|unde|ce|cine|cand|de ce|how|where|what|who|when|why)\b/.test(foldText(text));
}

/** What stands after the colon of somebody's words. */
export function afterColon(text: string): string | undefined {
  const at = text.indexOf(':');
  const rest = at === -1 ? '' : text.slice(at + 1).trim();
  return rest === '' ? undefined : rest;
}

/** The named thing of some whose name has the most of what is said, all of its words; undefined when none is named whole. */
export function askedByName<Named extends { name: string }>(
  text: string,
  things: readonly Named[],
): Named | undefined {
  const said = wordsOf(text);
  // Romanian endings change; what a word begins with stays.
  const isSaid = (word: string) =>
    said.some((each) => each.startsWith(word.slice(0, Math.max(4, word.length - 2))));
  return things
    .filter(({ name }) => wordsOf(name).every(isSaid))
    .toSorted((one, other) => other.name.length - one.name.length)[0];
}
