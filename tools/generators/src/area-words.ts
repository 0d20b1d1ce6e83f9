/** The forms in which the first record of a new area appears in contract, tables, code and texts. */
export type AreaWords = {
  /** The area's word: `settlement`. */
  area: string;
  /** What it keeps, as tables and the audit log write it: `bank_account`, `bank_accounts`. */
  entity: string;
  entities: string;
  /** `bank account`, `bank accounts`. */
  noun: string;
  nouns: string;
  kebab: string;
  kebabs: string;
  camel: string;
  Pascal: string;
  Pascals: string;
  /** `BANK_ACCOUNT`: how its audit events begin. */
  EVENT: string;
  /** Number of the migration that makes the table. */
  migration: string;
};

function plural(noun: string): string {
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  return /(s|x|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`;
}

const pascal = (words: string) =>
  words
    .split(' ')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

/** The words of an area that keeps a record called `entity`, such as `settlement` with its `offer`. */
export function areaWords(area: string, entity: string, migration: string): AreaWords {
  if (!/^[a-z]+$/.test(area))
    throw new Error(`"${area}" is not one word in small letters, such as settlement.`);
  if (!/^[a-z]+(_[a-z]+)*$/.test(entity))
    throw new Error(`"${entity}" is not the name of a table in the singular, such as bank_account.`);
  const noun = entity.replaceAll('_', ' ');
  const nouns = plural(noun);
  return {
    area,
    entity,
    entities: nouns.replaceAll(' ', '_'),
    noun,
    nouns,
    kebab: noun.replaceAll(' ', '-'),
    kebabs: nouns.replaceAll(' ', '-'),
    camel: pascal(noun).replace(/^./, (letter) => letter.toLowerCase()),
    Pascal: pascal(noun),
    Pascals: pascal(nouns),
    EVENT: entity.toUpperCase(),
    migration,
  };
}
