import type { Schema } from '@dosar/openapi';

type Kind = Schema<'PrintedKind'>;

const kinds: Record<Kind, string> = {
  timeline: 'Istoricul activității',
  email: 'E-mailul din activitatea',
  sms: 'SMS-ul din activitatea',
  note: 'Nota de constatare',
};

const counted = (count: number, one: string, several: string): string =>
  count === 1
    ? one
    : `${count} ${count === 0 || (count % 100 > 0 && count % 100 < 20) ? '' : 'de '}${several}`;

/** The words of the page that checks a printed page. */
const ro = {
  title: 'Verificați un document tipărit',
  lead: 'Amprenta stă la piciorul fiecărui document. Vă spunem dacă documentul e al nostru și ce ar trebui să scrie pe el.',
  hash: 'Amprenta, toată sau primele 16 semne',
  hint: 'Numai cifre și literele a–f. Spațiile nu contează.',
  check: 'Verificați',
  known: 'Document al nostru',
  signs: (count: number) => `${count} din 64 de semne egale.`,
  what: 'Ce este',
  whatIs: (kind: Kind, activity: string, file: string) => `${kinds[kind]} ${activity}, dosar ${file}`,
  exported: 'Exportat',
  exportedBy: (at: string, name: string) => `${at}, de ${name}`,
  holds: 'Cuprinde',
  entries: (count: number) => counted(count, 'o înregistrare', 'înregistrări'),
  last: (at: string) => `ultima din ${at}`,
  since: 'De atunci',
  newer: (count: number, most: boolean) =>
    count === 0
      ? 'nimic nou în dosar'
      : `${most ? 'cel puțin ' : ''}${counted(count, 'o înregistrare nouă', 'înregistrări noi')} în dosar; hârtia nu le are`,
  closed: 'Închisă',
  lines: (count: number) => counted(count, 'un rând', 'rânduri'),
  replaced: (count: number) =>
    count === 0
      ? 'nicio versiune mai nouă'
      : `${counted(count, 'un supliment', 'suplimente')} mai nou${count === 1 ? '' : 'e'}: cereți-l`,
  changed: 'Amprenta nu se mai potrivește',
  changedHint:
    'Am închis o notă cu amprenta aceasta, dar ce avem acum nu mai dă aceeași amprentă. Nu vă bazați pe hârtie: cereți nota de la asigurător.',
  compareNote:
    'Cu amprenta spunem numai că am închis nota: comparați versiunea și numărul de rânduri cu cele de pe hârtie. Nume, sume și fotografii nu se arată aici.',
  compare:
    'Cu amprenta spunem numai că am emis documentul: comparați numărul de înregistrări și ultima oră cu cele de pe hârtie. Nume, sume și mesaje nu se arată aici.',
  unknown: 'Nu avem niciun document cu amprenta aceasta',
  notFalse: 'Nu înseamnă neapărat că e fals. Verificați întâi:',
  reasons: [
    'cifra 0 și litera o: în amprentă există numai cifre și literele a–f',
    'dacă e al altui asigurător: amprenta se verifică la cel scris în antet',
    'dacă e mai vechi: documentele tipărite înainte nu au amprentă',
  ],
  malformed: 'Scrieți cel puțin 16 semne, numai cifre și literele a–f.',
  forgets: 'Pagina nu cere cont.',
};

type VerifyWords = typeof ro;

const enKinds: Record<Kind, string> = {
  timeline: 'Timeline of',
  email: 'E-mail in',
  sms: 'SMS in',
  note: 'Assessment note',
};

const en: VerifyWords = {
  title: 'Check a printed document',
  lead: 'The hash is at the foot of every document. We tell you whether the document is ours and what it should say.',
  hash: 'The hash, all of it or the first 16 signs',
  hint: 'Digits and the letters a–f only. Spaces do not count.',
  check: 'Check',
  known: 'This document is ours',
  signs: (count) => `${count} of 64 signs are equal.`,
  what: 'What it is',
  whatIs: (kind, activity, file) => `${enKinds[kind]} ${activity}, case ${file}`,
  exported: 'Exported',
  exportedBy: (at, name) => `${at}, by ${name}`,
  holds: 'Holds',
  entries: (count) => (count === 1 ? 'one entry' : `${count} entries`),
  last: (at) => `the last of ${at}`,
  since: 'Since then',
  newer: (count, most) => {
    if (count === 0) return 'nothing new in the case';
    const many = count === 1 ? 'one new entry' : `${count} new entries`;
    return `${most ? 'at least ' : ''}${many} in the case; the paper does not have them`;
  },
  closed: 'Closed',
  lines: (count) => (count === 1 ? 'one line' : `${count} lines`),
  replaced: (count) =>
    count === 0
      ? 'no newer version'
      : `${count === 1 ? 'one newer supplement' : `${count} newer supplements`}: ask for it`,
  changed: 'The hash does not match any more',
  changedHint:
    'We closed a note with this hash, but what we have now gives another one. Do not rely on the paper: ask the insurer for the note.',
  compareNote:
    'By the hash we only say that we closed the note: compare the version and the number of lines with those on the paper. Names, amounts and photos are not shown here.',
  compare:
    'By the hash we only say that we issued the document: compare the number of entries and the last hour with those on the paper. Names, amounts and messages are not shown here.',
  unknown: 'We have no document with this hash',
  notFalse: 'That does not mean that it is false. Check first:',
  reasons: [
    'the digit 0 and the letter o: the hash has digits and the letters a–f only',
    'whether it is of another insurer: the hash is checked at the one named at the top',
    'whether it is older: documents that were printed before have no hash',
  ],
  malformed: 'Write at least 16 signs, digits and the letters a–f only.',
  forgets: 'The page needs no account.',
};

export const verifyWords = { ro, en };
