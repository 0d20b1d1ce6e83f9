import type { FactTopic } from './fact-words.ts';

/** What can be asked about an open file, or about one's own work. */
export type Topic =
  | 'summary'
  | 'missing'
  | 'next'
  | 'clock'
  | 'owner'
  | 'blocked'
  | 'away'
  | 'note'
  | 'later'
  | 'wait'
  | 'task'
  | FactTopic;

/** Beginnings of words; all of a group have to be there, in any order. */
export const topicWords: readonly [Topic, readonly string[]][] = [
  [
    'away',
    [
      'am lipsit',
      'lipsit eu',
      'cat plecat',
      'plecat intampl',
      'concediu intampl',
      'intampl lips',
      'away happen',
      'intampl intre',
    ],
  ],
  [
    'summary',
    [
      'rezum',
      'sumar',
      'pe scurt',
      'despre ce dosar',
      'povest dosar',
      'summar',
      'sum up',
      'pune tema',
      'situatia dosar',
      'stadiu dosar',
      'stadiul',
    ],
  ],
  [
    'missing',
    [
      'lipse',
      'lipsa',
      'ce document trebui',
      'ce acte',
      'ce documente mai',
      'nu trimis document',
      'nevoie document',
      'nevoie act',
      'nu avem act',
      'nu avem document',
      'need document',
      'documents need',
      'cere documente lips',
      'missing',
      'complet dosar',
      'file complete',
      'what else need',
      'mai avem cerut',
      'mai trebuie act',
      'trebuie trimit pagubit',
      'trebuie aduc pagubit',
      'trebuie trimit client',
      'trebuie aduc client',
    ],
  ],
  [
    'next',
    [
      'ce fac',
      'ce urmeaz',
      'urmator pas',
      'urmatorii',
      'pasii urm',
      'ce pot face',
      'mai departe',
      'next step',
      'what next',
      'ce trebuie',
    ],
  ],
  [
    'clock',
    [
      'termen',
      'penalit',
      'penaliz',
      'intarz',
      'depas',
      'deadline',
      'overdue',
      'penalty',
      'ceas legal',
      'legal clock',
      'legal term',
      'raspundem legal',
      'cate zile',
      'cat timp legal',
      'days until legal',
      'scaden',
    ],
  ],
  [
    'owner',
    [
      'cine ocup',
      'cine lucr',
      'de ce alocat',
      'cui alocat',
      'cine alocat',
      'de ce mie',
      'de ce mine',
      'de ce am primit',
      'de ce mea',
      'de ce eu',
      'a cui',
      'why assigned',
      'why mine',
      'why with me',
      'who owns file',
      'who owns claim',
      'responsabil',
    ],
  ],
  [
    'blocked',
    [
      'de ce nu pot',
      'nu pot apas',
      'buton',
      'dezactiv',
      'inactiv',
      'nu merge',
      'nu ma las',
      'blocat',
      'why disabled',
      'why can',
      'nu se poate',
    ],
  ],
  ['note', ['noteaz', 'scrie nota', 'adauga nota', 'pune nota', 'add note', 'write note']],
  [
    'wait',
    [
      'pune asteptare',
      'pun asteptare',
      'trece asteptare',
      'muta asteptare',
      'set waiting',
      'put waiting',
      'put hold',
    ],
  ],
  [
    'task',
    [
      'creeaza activitat',
      'creaza activitat',
      'deschid activitat',
      'deschide activitat',
      'adauga activitat',
      'fa activitat',
      'creeaza sarcin',
      'creeaza task',
      'create task',
      'open task',
      'add task',
    ],
  ],
  ['later', ['amana', 'amina', 'revin maine', 'aminteste', 'snooze', 'pune pe mai tarziu', 'remind']],
];
