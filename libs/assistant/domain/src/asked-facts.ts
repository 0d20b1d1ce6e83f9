import { foldText } from '@dosar/kernel/search-text';
import type { FactWords } from './fact-vocabulary.ts';
import { factWords, type FactTopic } from './fact-words.ts';
import { isMistyped } from './mistyped.ts';
import { plainQuestion } from './plain-question.ts';
import { isFiller } from './searched-words.ts';

const wordsOf = (text: string) => foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
const list = (words: string | undefined) => (words === undefined ? [] : words.trim().split(/\s+/));

function begins(word: string, beginning: string): boolean {
  if (beginning.startsWith('=')) return word === beginning.slice(1);
  if (beginning.length < 4) return word === beginning;
  if (word.startsWith(beginning)) return true;
  // A letter may be missing or too much.
  return (
    beginning.length > 5 &&
    [0, -1, 1].some((by) => isMistyped(word.slice(0, beginning.length + by), beginning))
  );
}

/** What asks, and by which name a fact says that it answers. */
const askers: Record<string, readonly string[]> = {
  who: ['cine', 'cui', 'who', 'whom', 'whose'],
  when: ['cand', 'when'],
  where: ['unde', 'where'],
  how: ['cum', 'how'],
};

// What a question about the open file may say besides: it changes nothing of what is asked.
const anywhere = list(`
  dosar =file =files claim case acest =acest =acesta =asta =aia =aici =acolo nostru noastra sistem baza
  actual curent momentan prezent =acum =azi astazi inca deja =pana chiar macar exact anume complet intreg
  figur =scrie trecut trecuta inscris mentionat apare =apar afla =stii =stim avem =avut =fost =fosta deschis inregistrat reprezint ridic
  verific confirm citest cauta listeaz =bine =ul =lui =le =la =ne =ni =per =ii =pus =pusa ceva cumva legat
  =tell =show =give =get =number =please =at =by =now current =yet already =far =there =here =been =being =did =does much many =so
  avea =celui =date =dat =zis curge ajuns =vine applies =say =open
  =his =her =hers =fapt =scurt =repede =urgent =firma =office
  details info information recorded listed written shown known exactly actually were`);
// They say nothing of what is searched for, and a lot of what is asked.
const telling = new Set(
  list(
    'fac facem faci face faca faceti pun pot putem trebuie trebui inseamna peste sub fara dupa doar decat intre should can',
  ),
);
/** Whoever asks what something means, or why, asks for no fact. */
export const aboutMeaning =
  /\binseamn|\bmeans?\b|\bde ce\b(?! (?:culoar|marc|tip|fel|model|an\b|firm|societ|compan|service))|\bwhy\b|\b(?:ce (?:e|este) (?:o|un|aia)|what is an?)\b/;

// Whoever says files or claims asks for others than the open one: no column of this one is the answer.
const many = new Set(list('daune daunele dosare dosarele cazuri cazurile claims cases'));
const ofMany: ReadonlySet<string> = new Set(['same_car', 'same_person', 'document_count']);

type Known = {
  topic: FactTopic;
  words: FactWords;
  groups: string[][];
  allowed: string[];
  needs: string[];
  not: string[];
  by: string[];
};

const known: readonly Known[] = Object.entries<FactWords>(factWords).map(([topic, words]) => ({
  topic: topic as FactTopic,
  words,
  groups: words.asked.split('|').map(list),
  needs: list(words.needs),
  not: list(words.not),
  allowed: [...words.asked.split('|').flatMap(list), ...list(words.needs), ...list(words.also), ...anywhere],
  by: list(words.by),
}));

const factStems = known.flatMap(({ allowed }) => allowed);

/** Whether a folded word is one that questions about a file are made of. */
export const isFactWord = (word: string): boolean =>
  isFiller(word) || factStems.some((beginning) => begins(word, beginning));

/** The words of a question as facts are asked for: none of one that asks what something means, or why. */
function askingWords(question: string): string[] {
  const folded = plainQuestion(question).replaceAll(/\bhow (?:(?=much|many|old)|big|large|high|long)/g, '');
  return aboutMeaning.test(folded) ? [] : wordsOf(folded);
}

const strongest = <Fact extends { strength: number }>(facts: readonly Fact[]): Fact[] => {
  const most = Math.max(...facts.map(({ strength }) => strength));
  return facts.filter(({ strength }) => strength === most);
};

/**
 * The one thing of a file that a question asks for; none when it says a word that this has nothing to do with, so that what no column
 * answers is not answered by the nearest one; and none when two are asked for as closely as each other.
 */
export function askedFact(question: string): FactTopic | undefined {
  const words = askingWords(question);
  const fitting = known.flatMap((fact) => {
    const strength = strengthOf(fact, words);
    return strength === undefined ? [] : [{ topic: fact.topic, strength }];
  });
  const [fact, another] = strongest(fitting);
  return another === undefined ? fact?.topic : undefined;
}

const isOfOthers = ({ topic }: Known, words: readonly string[]): boolean =>
  !ofMany.has(topic) && words.some((word) => many.has(word));

const isAllowed = ({ allowed }: Known, word: string): boolean =>
  (isFiller(word) && !telling.has(word)) ||
  word.length < 2 ||
  allowed.some((beginning) => begins(word, beginning));

/** How closely a fact is what the words ask for: the more of them ask for it by name, the closer. */
function strengthOf(fact: Known, words: readonly string[]): number | undefined {
  const { groups, needs, not, by } = fact;
  const has = (beginning: string) => words.some((word) => begins(word, beginning));
  if (isOfOthers(fact, words)) return undefined;
  const asked = groups.filter((group) => group.every(has));
  if (asked.length === 0 || (needs.length > 0 && !needs.some(has)) || not.some(has)) return undefined;
  for (const [asker, names] of Object.entries(askers))
    if (!by.includes(asker) && names.some((name) => words.includes(name))) return undefined;
  if (!words.every((word) => isAllowed(fact, word))) return undefined;
  return Math.max(...asked.map((group) => group.length * 10)) + (needs.length > 0 ? 5 : 0);
}

const mostNear = 2;

/**
 * The one or two things that a question may ask for although its words do not say it for certain: it has one word too much or too few,
 * or asks for two alike. None where more are as near, because then it asks for none of them.
 */
export function nearFacts(question: string): FactTopic[] {
  const words = askingWords(question);
  const said = words.filter((word) => word.length > 1 && (!isFiller(word) || telling.has(word)));
  const near = known.flatMap((fact) => {
    const strength = nearnessOf(fact, words, said);
    return strength === undefined ? [] : [{ topic: fact.topic, strength }];
  });
  const nearest = near.length === 0 ? [] : strongest(near);
  return nearest.length > mostNear ? [] : nearest.map(({ topic }) => topic);
}

function nearnessOf(fact: Known, words: readonly string[], said: readonly string[]): number | undefined {
  const has = (beginning: string) => words.some((word) => begins(word, beginning));
  if (fact.not.some(has) || isOfOthers(fact, words)) return undefined;
  const strange = said.filter((word) => !isAllowed(fact, word)).length;
  const lacks = fact.needs.length > 0 && !fact.needs.some(has) ? 1 : 0;
  const lacking = lacks + Math.min(...fact.groups.map((group) => group.filter((word) => !has(word)).length));
  const isNear = lacking + strange <= 1 && (strange === 0 || said.length > 2);
  if (!isNear) return undefined;
  const most = Math.max(...fact.groups.map((group) => group.filter(has).length));
  return most === 0 ? undefined : most * 10 - lacking * 5 - strange * 5;
}

/** Whose number, name or address is asked for, by a word of the question. */
export type AskedRole =
  | 'injured'
  | 'insured'
  | 'owner'
  | 'driver'
  | 'at_fault'
  | 'witness'
  | 'representative'
  | 'notifier';

const roleWords: readonly [AskedRole, readonly string[]][] = [
  ['at_fault', list('vinovat =fault')],
  ['insured', list('=asigurat =asiguratul =asiguratului =asigurata =insured')],
  ['owner', list('proprietar =owner')],
  ['driver', list('sofer conducator conduc condus driver')],
  ['witness', list('martor witness')],
  ['representative', list('reprezentant imputernicit avocat representative')],
  ['notifier', list('notificator avizat reclamant notifier')],
  ['injured', list('pagubit pagubas client claimant injured')],
];

/** The role that a question names; nobody when it names none. */
export function askedRole(question: string): AskedRole | undefined {
  const words = wordsOf(plainQuestion(question));
  return roleWords.find(([, names]) => names.some((name) => words.some((word) => begins(word, name))))?.[0];
}
