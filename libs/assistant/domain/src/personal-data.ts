/** What stands for something that tells who somebody is. */
export type PersonalKind =
  | 'NUME'
  | 'CNP'
  | 'IBAN'
  | 'TELEFON'
  | 'EMAIL'
  | 'AUTO'
  | 'VIN'
  | 'NUMAR'
  | 'ADRESA'
  | 'SEMN';

/** A stand-in as it stands in a text; it says what kind of thing it stands for, never which. */
export const standInPattern = /\{(?:NUME|CNP|IBAN|TELEFON|EMAIL|AUTO|VIN|NUMAR|ADRESA|SEMN)_\d{1,4}\}/g;

/** How a kind of personal data is spelt, and what besides has to hold for what is spelt so. */
export type Spelling = {
  kind: PersonalKind;
  /** Its first group, where it has one, is what is spelt so: such matches may overlap. */
  pattern: RegExp;
  holds?: (found: string) => boolean;
  /** Which of two that overlap it is. */
  strength?: (found: string) => number;
};

const counties =
  'AB|AG|AR|B|BC|BH|BN|BR|BT|BV|BZ|CJ|CL|CS|CT|CV|DB|DJ|GJ|GL|GR|HD|HR|IF|IL|IS|MH|MM|MS|NT|OT|PH|SB|SJ|SM|SV|TL|TM|TR|VL|VN|VS';
// Between two signs of one number: what people group it with, also over the end of a line.
const gap = String.raw`[^\p{L}\d{}]{0,3}`;
// Digits alone are recognised with letters between them as well.
const wideGap = String.raw`[^\d{}]{0,3}`;

const digitsOf = (found: string) => found.replaceAll(/\D/g, '');
const signsOf = (found: string) => found.replaceAll(/[^\p{L}\d]/gu, '');

const controlWeights = [2, 7, 9, 1, 4, 6, 3, 5, 8, 2, 7, 9];

/** Whether thirteen digits are a personal number by their day and control digit. */
function isPersonalNumber(found: string): boolean {
  const digits = [...digitsOf(found)].map(Number);
  const sum = controlWeights.reduce((total, weight, at) => total + weight * (digits[at] ?? 0), 0);
  return hasBirthday(found) && digits[12] === (sum % 11 === 10 ? 1 : sum % 11);
}

function hasBirthday(found: string): boolean {
  const digits = digitsOf(found);
  const [month, day] = [Number(digits.slice(3, 5)), Number(digits.slice(5, 7))];
  return month >= 1 && month <= 12 && day >= 1 && day <= 31;
}

/** A VIN in groups looks like words with a number: it has digits enough, and ends in four of them. */
function isVin(found: string): boolean {
  const signs = signsOf(found);
  return /\d{4}$/.test(signs) && digitsOf(signs).length >= 5 && /[a-z]/i.test(signs);
}

/** What is personal even where a part of it looks like a day. */
export const surelyPersonal: readonly Spelling[] = [
  // What already looks like a stand-in is none of ours.
  { kind: 'SEMN', pattern: new RegExp(standInPattern.source, 'g') },
  { kind: 'EMAIL', pattern: /[\p{L}\d._%+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/gu },
  {
    kind: 'IBAN',
    pattern: new RegExp(
      String.raw`(?<![\p{L}\d])R${gap}O(?:${gap}\d){2}(?:${gap}[a-z]){4}(?:${gap}[a-z\d]){16}(?![\p{L}\d])`,
      'giu',
    ),
  },
  {
    kind: 'CNP',
    pattern: new RegExp(String.raw`(?<!\d)[1-9](?:${wideGap}\d){12}(?!\d)`, 'gu'),
    holds: isPersonalNumber,
  },
];

/** What looks like personal data between days, the surest first; each takes its part of the text away from those below. */
export const likelyPersonal: readonly Spelling[] = [
  { kind: 'IBAN', pattern: /\b[a-z]{2}\d{2}(?:[ -]?[a-z0-9]{4}){3,7}(?:[ -]?[a-z0-9]{1,3})?\b/gi },
  { kind: 'VIN', pattern: /\b(?=[a-z]*\d)(?=\d*[a-z])[a-hj-npr-z0-9]{17}\b/gi },
  { kind: 'CNP', pattern: /(?<!\d)[1-9]\d{2}[ .-]?\d{2}[ .-]?\d{2}[ .-]?\d{6}(?!\d)/g },
  {
    kind: 'CNP',
    pattern: new RegExp(String.raw`(?<!\d)[1-9](?:${gap}\d){12}(?!\d)`, 'gu'),
    holds: hasBirthday,
  },
  {
    kind: 'TELEFON',
    pattern: new RegExp(
      String.raw`(?<![\d,.])(?:(?:\+${wideGap}|0${wideGap}0${wideGap})4${wideGap}0|0)${wideGap}[237](?:${wideGap}\d){8}(?!\d)`,
      'gu',
    ),
  },
  {
    kind: 'TELEFON',
    pattern:
      /(?<![\p{L}\d,.])(?:(?:\+|00)\d{1,3}[ .\-/]?\(?\d{1,4}\)?|\(?0\d{2,3}\)?)(?:[ .\-/]?\d{2,4}){2,4}(?!\d)/gu,
  },
  {
    kind: 'VIN',
    pattern: new RegExp(
      String.raw`(?<![\p{L}\d])(?=([a-hj-npr-z\d](?:${gap}[a-hj-npr-z\d]){16})(?![\p{L}\d]))`,
      'giu',
    ),
    holds: isVin,
    strength: (found) => digitsOf(found).length,
  },
  { kind: 'AUTO', pattern: /\b(?:B[ -]?\d{2,3}|[A-Z]{2}[ -]?\d{2})[ -]?[A-Z]{3}\b/gi },
  {
    kind: 'AUTO',
    pattern: new RegExp(
      String.raw`(?<![\p{L}\d])(?:${counties.replaceAll(/([A-Z])([A-Z])/g, `$1${gap}$2`)})(?:${gap}\d){2,3}(?:${gap}[a-z]){3}(?![\p{L}\d])`,
      'giu',
    ),
  },
  { kind: 'AUTO', pattern: /\b[A-Z]{1,2}[ -]\d{3,6}\b/g },
  {
    kind: 'ADRESA',
    pattern:
      /\b(?:str|strada|bd|b-dul|bulevardul|calea|aleea|șos|sos|șoseaua|soseaua)\.? [^,;.\n]{2,60}(?:,? (?:nr|bl|sc|et|ap)\.? ?[\p{L}\d]+)*/giu,
  },
  // Numbers of files, policies, identity cards and foreign plates: letters and digits in one.
  {
    kind: 'NUMAR',
    pattern: /\b(?=[\p{L}-]*\d)(?=[\d-]*\p{L})[\p{L}\d]+(?:-[\p{L}\d]+)*(?<=[\p{L}\d-]{5,})\b/gu,
  },
  { kind: 'NUMAR', pattern: /(?<![\d.,])\d{7,}(?![\d.,]\d)/g },
];

/** Days and hours stay: an answer about terms is nothing without them. A part of a longer number is none. */
export const days =
  /((?<![\d.\-/])(?:0?[1-9]|[12]\d|3[01])\.(?:0?[1-9]|1[0-2])\.(?:19|20)\d{2}\b(?![.\-/]\d)(?:,? \d{1,2}:\d{2}\b)?|(?<![\d.\-/])(?:19|20)\d{2}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])\b(?![.\-/]\d))/;
