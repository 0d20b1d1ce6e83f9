import type { JobAct } from '@dosar/partners-domain';

type Facts = { quote_bani?: number; invoice_number?: string; invoice_date?: string; invoice_bani?: number };
/** A step of a job, and how long ago it happened. */
export type Act = { act: JobAct; hoursAgo: number; facts?: Facts; reason?: string };
/** A job of the shop. */
export type DemoJob = {
  damage: string;
  /** Days from today until it is promised. */
  promisedIn?: number;
  acts: readonly Act[];
  messages?: readonly (readonly [side: 'handler' | 'partner', body: string])[];
};

const sent = (hoursAgo: number): Act => ({ act: 'send', hoursAgo });
const accepted = (hoursAgo: number): Act[] => [sent(hoursAgo + 3), { act: 'accept', hoursAgo }];
const agreed = (hoursAgo: number, bani: number): Act[] => [
  ...accepted(hoursAgo + 60),
  { act: 'quote', hoursAgo: hoursAgo + 30, facts: { quote_bani: bani } },
  { act: 'approve_quote', hoursAgo },
];
const finished = (hoursAgo: number, bani: number): Act[] => [
  ...agreed(hoursAgo + 150, bani),
  { act: 'start_work', hoursAgo: hoursAgo + 120 },
  { act: 'finish', hoursAgo },
];

/** Jobs of a repair shop at every step, as its people find them. */
export const jobs: readonly DemoJob[] = [
  { damage: 'Ușă stânga, prag, oglindă', acts: [sent(1)] },
  { damage: 'Bară față, radiator', acts: [sent(3)] },
  { damage: 'Aripă dreapta-spate, stop', promisedIn: 9, acts: accepted(20) },
  {
    damage: 'Capotă, far stânga, grilă',
    promisedIn: 6,
    acts: [
      ...accepted(90),
      { act: 'quote', hoursAgo: 70, facts: { quote_bani: 742_000 } },
      { act: 'refuse_quote', hoursAgo: 48, reason: 'Aripa dreapta-spate se repară, nu se înlocuiește' },
      { act: 'quote', hoursAgo: 20, facts: { quote_bani: 686_700 } },
    ],
    messages: [
      ['handler', 'Aripa dreapta-spate se repară, nu se vopsește ușa. Confirmați?'],
      ['partner', 'Confirmat. Am trimis devizul corectat.'],
    ],
  },
  {
    damage: 'Bară spate, haion',
    promisedIn: 3,
    acts: [...agreed(80, 412_040), { act: 'start_work', hoursAgo: 50 }],
  },
  {
    damage: 'Far dreapta LED, bară față',
    promisedIn: 8,
    acts: [
      ...agreed(120, 775_417),
      { act: 'start_work', hoursAgo: 96 },
      { act: 'wait_for_parts', hoursAgo: 40 },
    ],
  },
  { damage: 'Ușă dreapta-față', promisedIn: -1, acts: finished(10, 325_490) },
  {
    damage: 'Parbriz, calibrare cameră',
    promisedIn: -6,
    acts: [
      ...finished(150, 289_015),
      { act: 'invoice', hoursAgo: 140, facts: { invoice_number: 'ASN 2214', invoice_bani: 289_015 } },
      { act: 'clear_invoice', hoursAgo: 100 },
    ],
  },
  {
    damage: 'Portbagaj, bară spate',
    promisedIn: -20,
    acts: [
      ...finished(500, 941_000),
      { act: 'invoice', hoursAgo: 480, facts: { invoice_number: 'ASN 2140', invoice_bani: 941_000 } },
      { act: 'clear_invoice', hoursAgo: 430 },
      { act: 'pay', hoursAgo: 300 },
    ],
  },
];
