import { foldText } from '@dosar/kernel/search-text';
import { askedFact, isFactWord, type AskedRole } from './asked-facts.ts';

/** Somebody of a file by name, with the roles that they have in it. */
export type NamedPerson = { name: string; roles: readonly string[] };

/** What a question calls each role by; the first role of somebody in this order is theirs. */
const roleWord: Record<AskedRole, string> = {
  injured: 'păgubit',
  at_fault: 'vinovat',
  insured: 'asiguratul',
  driver: 'șofer',
  owner: 'proprietar',
  witness: 'martor',
  representative: 'reprezentant',
  notifier: 'notificator',
};

const englishWord: Partial<Record<AskedRole, string>> = {
  injured: 'claimant',
  at_fault: 'fault',
  insured: 'insured',
  driver: 'driver',
  owner: 'owner',
  witness: 'witness',
};

/** Adds the word of a role to a question, in the language in which the rules then recognise a fact; undefined when neither fits. */
export function factOfRole(question: string, role: AskedRole): string | undefined {
  return [roleWord[role], englishWord[role]]
    .map((word) => `${question} (${word})`)
    .find((ofRole) => askedFact(ofRole) !== undefined);
}

// Shorter words are particles, and words of everyday.
const shortest = 3;
const endings = /^(?:ul|ului|ule|ei|ii|i|a|e|s)?$/;

/**
 * A question in which each person whom it names stands by their role, so that it is asked of the right one.
 *
 * A name that several people have names nobody.
 */
export function namedByRole(question: string, people: readonly NamedPerson[]): string {
  const known = people.flatMap(({ name, roles }) => {
    const role = (Object.keys(roleWord) as AskedRole[]).find((each) => roles.includes(each));
    return role === undefined ? [] : [{ role, words: wordsOf(name) }];
  });
  const called = (word: string) => known.filter(({ words }) => words.some((each) => isInflected(word, each)));
  let text = '';
  let run = { said: '', rest: '', fitting: known };
  const endRun = () => {
    const roles = new Set(run.fitting.map(({ role }) => role));
    const [role] = roles;
    text += (role !== undefined && roles.size === 1 ? roleWord[role] : run.said) + run.rest;
    run = { said: '', rest: '', fitting: known };
  };
  for (const [, word = '', rest = ''] of question.matchAll(/(\p{L}*)(\P{L}*)/gu)) {
    const fitting = called(foldText(word));
    if (run.said !== '' && !fitting.some((one) => run.fitting.includes(one))) endRun();
    if (fitting.length === 0) text += word + rest;
    else
      run = {
        said: `${run.said}${run.rest}${word}`,
        rest,
        fitting: run.fitting.filter((one) => fitting.includes(one)),
      };
  }
  if (run.said !== '') endRun();
  return text;
}

// The name of a company has words that questions are made of.
const wordsOf = (name: string) =>
  (foldText(name).match(/\p{L}+/gu) ?? []).filter((word) => word.length >= shortest && !isFactWord(word));

function isInflected(word: string, name: string): boolean {
  if (word === name) return true;
  const stem = name.length > shortest + 1 ? name.replace(/[aeu]$/, '') : name;
  return word.startsWith(stem) && endings.test(word.slice(stem.length));
}
