import type { DayPart } from '@dosar/absences-domain';

/** An invented absence, its days counted from today. */
export type DemoAbsence = {
  person: string;
  type: string;
  days: readonly [from: number, to: number];
  /** One working day, or half of it, on or after the first day. */
  part?: DayPart;
  status: 'draft' | 'asked' | 'approved' | 'refused' | 'cancelled' | 'revoked';
  replacement?: string;
  answer?: 'asked' | 'accepted' | 'refused';
  decidedBy?: string;
  note?: string;
  reason?: string;
};

/** Leaves in each state, each long enough to have working days. */
export const demoAbsences: readonly DemoAbsence[] = [
  { person: 'radu.marin', type: 'rest', days: [-2, 6], status: 'approved', replacement: 'ana.ionescu' },
  {
    person: 'elena.rusu',
    type: 'rest',
    days: [-40, -31],
    status: 'approved',
    replacement: 'dan.petrescu',
    decidedBy: 'sorin.matei',
  },
  {
    person: 'maria.stan',
    type: 'rest',
    days: [20, 26],
    status: 'approved',
    replacement: 'ana.ionescu',
    decidedBy: 'sorin.matei',
  },
  { person: 'ana.ionescu', type: 'rest', days: [-100, -94], status: 'approved' },
  { person: 'ana.ionescu', type: 'medical', days: [-96, -95], status: 'approved' },
  { person: 'ana.ionescu', type: 'business_trip', days: [9, 9], part: 'whole', status: 'approved' },
  { person: 'ana.ionescu', type: 'rest', days: [40, 46], status: 'draft', note: 'Schi, dacă prindem cazare' },
  {
    person: 'ana.ionescu',
    type: 'rest',
    days: [-70, -64],
    status: 'refused',
    reason: 'Lipsesc deja trei colegi în acele zile.',
  },
  {
    person: 'otilia.popa',
    type: 'rest',
    days: [9, 13],
    status: 'asked',
    replacement: 'ana.ionescu',
    answer: 'asked',
  },
  { person: 'emil.vechi', type: 'rest', days: [14, 18], status: 'asked', note: 'Nunta fratelui' },
  { person: 'birou.fix', type: 'rest', days: [1, 1], part: 'morning', status: 'approved' },
  { person: 'birou.fix', type: 'telework', days: [5, 5], part: 'whole', status: 'approved' },
  { person: 'nou.venit', type: 'training', days: [4, 4], part: 'whole', status: 'approved' },
  {
    person: 'nou.venit',
    type: 'unpaid',
    days: [30, 36],
    status: 'revoked',
    reason: 'Vârf de activitate la sfârșit de an.',
  },
  { person: 'emil.vechi', type: 'family_event', days: [50, 53], status: 'cancelled' },
  {
    person: 'elena.rusu',
    type: 'rest',
    days: [12, 16],
    status: 'asked',
    replacement: 'dan.petrescu',
    answer: 'accepted',
  },
  {
    person: 'dan.petrescu',
    type: 'training',
    days: [8, 8],
    part: 'whole',
    status: 'approved',
    decidedBy: 'sorin.matei',
  },
  {
    person: 'dan.petrescu',
    type: 'rest',
    days: [18, 18],
    part: 'afternoon',
    status: 'approved',
    decidedBy: 'sorin.matei',
  },
];

/** Working days of rest leave of this year: person, entitled, carried over. */
export const demoBalances: readonly (readonly [person: string, entitled: number, carried: number])[] = [
  ['ana.ionescu', 21, 3],
  ['radu.marin', 23, 2],
  ['maria.stan', 25, 5],
  ['elena.rusu', 21, 0],
  ['dan.petrescu', 21, 1],
  ['otilia.popa', 21, 0],
  ['emil.vechi', 22, 4],
];
