import { foldText } from '@dosar/kernel/search-text';
import { standInPattern } from './pseudonyms.ts';

/** One thing that was found, by the number of its source. */
export type Finding = { source: number; text: string };

/** Why words of a language model are not shown; the log has it, nobody else. */
export type Distrust =
  | 'empty'
  | 'too_long'
  | 'form'
  | 'link'
  | 'no_source'
  | 'unknown_source'
  | 'left_out'
  | 'number'
  | 'name'
  | 'foreign';

const mostCharacters = 6000;
const mostLines = 20;
/** Of the words of a line that mean something, this part has to be in what it cites. */
const leastShared = 0.55;

/**
 * Why an answer that a language model worded says more, or less, than what was found; undefined when it can be shown.
 *
 * Each line names its sources, and every number, date, name and stand-in of a line is in what these say. Whatever could lead
 * away or is made to look like something else is refused with it: the reader has the findings themselves instead.
 */
export function distrustOf(
  wording: string,
  findings: readonly Finding[],
  required: ReadonlySet<number>,
): Distrust | undefined {
  const lines = linesOf(wording);
  if (lines.length === 0) return 'empty';
  const known = findings.reduce((sum, { text }) => sum + text.length, 0);
  if (lines.length > mostLines || wording.length > Math.min(mostCharacters, 2 * known + 400))
    return 'too_long';
  const cited = new Set<number>();
  for (const line of lines) {
    const distrust = distrustOfLine(line, findings);
    if (distrust !== undefined) return distrust;
    for (const number of citationsOf(line)) cited.add(number);
  }
  return [...required].every((number) => cited.has(number)) ? undefined : 'left_out';
}

/** The paragraphs of an answer, without the marks of lists. */
export function linesOf(wording: string): string[] {
  return wording
    .split(/\r?\n/)
    .map((line) => line.replace(/^\s*(?:[-*•]|\d{1,2}[.)])\s+/, '').trim())
    .filter((line) => line !== '');
}

const citationsOf = (line: string) =>
  [...line.matchAll(/\[(\d{1,2})\]/g)].map(([, number]) => Number(number));

function distrustOfLine(line: string, findings: readonly Finding[]): Distrust | undefined {
  // Characters that nobody sees, that turn the direction round, or that make code or markup of a text.
  if (/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]|[<>`#{}\\|~^]/u.test(line.replaceAll(standInPattern, ''))) return 'form';
  const numbers = citationsOf(line);
  if (numbers.length === 0) return 'no_source';
  if (/\[(?!\d{1,2}\])|(?<!\[\d{1,2})\]/.test(line)) return 'form';
  const sources = findings.filter(({ source }) => numbers.includes(source));
  if (new Set(sources.map(({ source }) => source)).size < new Set(numbers).size) return 'unknown_source';
  const said = line.replaceAll(/\[\d{1,2}\]/g, ' ').replaceAll('**', '');
  const told = sources.map(({ text }) => text).join('\n');
  return distrustOfWords(said, told);
}

function distrustOfWords(said: string, told: string): Distrust | undefined {
  if (
    !isWithin(
      said,
      told,
      /(?:https?|ftp|mailto|tel|javascript|data):\S*|www\.\S+|\S*@\S*|\]\(|\b[\p{L}\d-]{2,}\.(?:[\p{L}]{2,})(?:\/\S*)?(?=[\s,;:!?)”"]|\.?$)/giu,
    )
  )
    return 'link';
  if (!isWithin(said, told, standInPattern)) return 'name';
  const [plain, source] = [said, told].map((text) => text.replaceAll(standInPattern, ' ')) as [
    string,
    string,
  ];
  if (!areNumbersTold(plain, source)) return 'number';
  const words = new Set(wordsOf(source));
  if (capitalised(plain).some((name) => !words.has(name))) return 'name';
  return isForeign(plain, source) ? 'foreign' : undefined;
}

/** Whether everything of some form is in the other text as well, letter for letter. */
function isWithin(said: string, told: string, form: RegExp): boolean {
  const known = new Set(told.match(form) ?? []);
  return (said.match(form) ?? []).every((found) => known.has(found));
}

const numbersOf = (text: string) =>
  (text.match(/\d[\d.,:/-]*/g) ?? []).map((number) => number.replace(/[.,:/-]+$/, ''));

/** Numbers of more than one, and months, as words. */
const numberWords = new Set(
  (
    'doi doua trei patru cinci sase sapte opt noua zece unsprezece doisprezece douasprezece treisprezece paisprezece ' +
    'cincisprezece saisprezece saptesprezece optsprezece nouasprezece douazeci treizeci patruzeci cincizeci saizeci ' +
    'saptezeci optzeci nouazeci suta sute mie mii milion milioane miliard miliarde jumatate sfert dublu triplu ' +
    'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen ' +
    'twenty thirty forty fifty sixty seventy eighty ninety hundred hundreds thousand thousands million millions half double ' +
    'ianuarie februarie martie aprilie mai iunie iulie august septembrie octombrie noiembrie decembrie ' +
    'january february march april june july september october november december azi maine ieri poimaine today tomorrow yesterday ' +
    'luni marti miercuri joi vineri sambata duminica monday tuesday wednesday thursday friday saturday sunday'
  ).split(' '),
);
/** Those that also mean something else. */
const ambiguous = new Set(['mai', 'noua', 'luni']);

function areNumbersTold(said: string, told: string): boolean {
  const known = new Set(numbersOf(told));
  if (numbersOf(said).some((number) => !known.has(number))) return false;
  // Digits of other scripts, superscripts and fractions are numbers that no finding has.
  if (/[\p{Nd}\p{Nl}\p{No}]/u.test(said.replaceAll(/[0-9]/g, ''))) return false;
  if (
    /[%€$£]|\b(?:lei|eur|euro|ron|usd)\b/iu.test(said) &&
    !isWithin(said.toLowerCase(), told.toLowerCase(), /[%€$£]|\b(?:lei|eur|euro|ron|usd)\b/giu)
  )
    return false;
  const words = new Set(wordsOf(told));
  return wordsOf(said).every((each) => ambiguous.has(each) || !numberWords.has(each) || words.has(each));
}

const wordsOf = (text: string) => foldText(text).match(/\p{L}+/gu) ?? [];

/** Words that say nothing by themselves: with them a sentence may begin, whatever it is about. */
const beginnings = new Set(
  (
    'a acest aceasta aceste acesti aceea acolo activitatea acum ai aici al ale alte apoi ar are asadar asta astfel atunci ati au ca cand care cat ce cea cei cel cele ' +
    'conform cu cum da daca dar de deci desi despre din dosarul dosarului dupa ea ei el ele este exista fiecare fiind ' +
    'iar in inainte inca intre intrucat la lor mai nici niciun niciuna nimeni nimic nu o ori pana pe pentru puteti s sau se si sub sunt toate toti totusi trebuie un una unele unui va vi ' +
    'about after all also an and as at because before both but by claim for from has have here however if in it its no nobody none nothing now of on once only or ' +
    'so still that the their then there these they this those to under until was were when where which while who with you your'
  ).split(' '),
);

/** Words that look like names: capitalised, and not only because a sentence begins there. */
function capitalised(text: string): string[] {
  return text.split(/(?<=[.!?:;„“”"(])\s+|\n|(?<=[„“”"(])/).flatMap((sentence) => {
    const words = [...sentence.matchAll(/\p{L}[\p{L}\p{M}’'-]*/gu)].map(([found]) => found);
    return words.flatMap((found, at) => {
      if (!/^\p{Lu}/u.test(found)) return [];
      const folded = wordsOf(found);
      return at === 0 && folded.every((part) => beginnings.has(part)) ? [] : folded;
    });
  });
}

/** What nobody has to be asked for by the assistant. */
const suspicious =
  /\b(?:parola|parolei|password|pin|cvv|token|jeton|prompt|instructiuni(?:le)?|instructions?|ignora|ignore|system|sistem|api|cheie|key|click|apasa pe link|sterge|delete|transfera|vireaza|wire|bitcoin)\b/g;

/** Whether a line is about something else than what it cites. */
function isForeign(said: string, told: string): boolean {
  if (!isWithin(foldText(said), foldText(told), suspicious)) return true;
  const stem = (each: string) => each.slice(0, 5);
  const stems = new Set(wordsOf(told).map(stem));
  const meant = wordsOf(said).filter((each) => each.length > 3 && !beginnings.has(each));
  const shared = meant.filter((each) => stems.has(stem(each))).length;
  return meant.length - shared > 1 && shared / meant.length < leastShared;
}
