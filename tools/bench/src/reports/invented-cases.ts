/** How cases of a measure are invented: from every claim file or piece of work, as often and as likely as is said. */
export type Invented = {
  measures: string[];
  of: 'file' | 'work';
  chance?: number;
  times?: number;
  /** SQL of the days after the beginning. */
  after?: string;
  subject?: string;
  /** SQL; the days that it took where nothing else is said. */
  value?: string;
  amount?: string;
  condition?: string;
};

const oneOf = (...words: string[]) =>
  `(array[${words.map((word) => `'${word}'`).join(', ')}])[1 + floor(random() * ${words.length})::integer]`;
const upTo = (most: number) => `floor(random() * ${most})::integer`;
const lei = '(random() * 2000000)::bigint';
const place = '(places.ids)[1 + floor(random() * cardinality(places.ids))::integer]::text';
const person = `coalesce(begun.assigned_user_id::text, '')`;

/** All that is counted case by case. */
export const invented: readonly Invented[] = [
  {
    measures: ['received'],
    of: 'file',
    subject: oneOf('web_guest', 'phone', 'staff', 'email', 'partner'),
    value: '0',
  },
  {
    measures: ['closed'],
    of: 'file',
    chance: 0.7,
    after: upTo(90),
    subject: oneOf('web_guest', 'phone', 'staff'),
  },
  { measures: ['whole_way'], of: 'file', chance: 0.7, after: upTo(90) },
  {
    measures: ['partner_closed'],
    of: 'file',
    chance: 0.7,
    after: upTo(90),
    subject: 'begun.partner_id::text',
    amount: lei,
    condition: 'begun.partner_id is not null',
  },
  ...(
    [
      ['special_opened', 1, '0', '0'],
      ['special_closed', 0.7, upTo(90), '0'],
      ['special_paid', 0.6, upTo(60), lei],
    ] as const
  ).map(([measure, chance, after, amount]) => ({
    measures: [measure],
    of: 'file' as const,
    chance,
    after,
    subject: 'begun.special_customer_id::text',
    amount,
    condition: 'begun.special_customer_id is not null',
  })),
  { measures: ['offered', 'paid'], of: 'file', chance: 0.6, after: upTo(60), amount: lei },
  { measures: ['reserve_changed'], of: 'file', times: 2, after: upTo(60), value: '0', amount: lei },
  { measures: ['legal_answered'], of: 'file', chance: 0.5, after: upTo(35) },
  { measures: ['legal_late'], of: 'file', chance: 0.05, after: `31 + ${upTo(20)}`, amount: lei },
  {
    measures: ['message_sent', 'message_received'],
    of: 'file',
    times: 3,
    after: upTo(60),
    subject: oneOf('email', 'sms', 'call'),
    value: '0',
  },
  {
    measures: ['message_lost'],
    of: 'file',
    chance: 0.1,
    after: upTo(60),
    subject: oneOf('email', 'sms'),
    value: '0',
  },
  {
    measures: ['document_judged'],
    of: 'file',
    times: 2,
    after: upTo(30),
    subject: oneOf('id_card', 'claim_form', 'estimate', 'invoice'),
  },
  {
    measures: ['document_refused'],
    of: 'file',
    chance: 0.2,
    after: upTo(30),
    subject: oneOf('id_card', 'claim_form', 'estimate'),
  },
  { measures: ['visit_booked', 'visit_done'], of: 'file', chance: 0.6, after: upTo(14), subject: place },
  {
    measures: ['visit_missed', 'visit_cancelled'],
    of: 'file',
    chance: 0.05,
    after: upTo(14),
    subject: place,
  },
  { measures: ['work_done'], of: 'work', after: upTo(40), subject: 'begun.assignment_type_code' },
  {
    measures: ['work_late'],
    of: 'work',
    chance: 0.3,
    after: upTo(40),
    subject: 'begun.assignment_type_code',
    value: upTo(500),
  },
  { measures: ['person_done'], of: 'work', after: upTo(40), subject: person },
  { measures: ['person_late'], of: 'work', chance: 0.3, after: upTo(40), subject: person },
  { measures: ['person_assessed'], of: 'work', chance: 0.2, after: upTo(40), subject: person },
];
