import type { Schema } from '@dosar/openapi';

export const jobId = (number: number) => `0e000000-0000-4000-8000-00000000000${number}`;

/** A repair whose invoice is above what was agreed: the handler has to look at it. */
export const aJob = (change: Partial<Schema<'PartnerJob'>> = {}): Schema<'PartnerJob'> => ({
  partner_job_id: jobId(1),
  kind: 'repair',
  state: 'invoiced',
  state_since: '2026-11-23T06:40:00Z',
  next_party: 'handler',
  due_at: '2026-11-25T16:00:00Z',
  is_late: false,
  worker: {
    partner_id: '0d000000-0000-4000-8000-000000000001',
    name: 'Auto Rapid SRL',
    phone: '+40213304412',
    email: 'daune@rapid.example',
  },
  vehicle: 'IF 12 RDA · VW Golf 2019',
  damage: 'Bară față, aripă stânga-față',
  note: null,
  link: null,
  can_send_link: false,
  choice_reason: 'ales de păgubit',
  on_silence: 'next',
  parts_until: null,
  promised_on: '2026-11-20',
  quote_bani: 592_053,
  agreed_bani: 592_053,
  quote_lines: [],
  invoice: {
    number: 'ARP 2214',
    date: '2026-11-23',
    bani: 629_273,
    difference_bani: 37_220,
    difference_reason: null,
    cleared_at: null,
    line_differences: [],
  },
  steps: [
    aStep(1, 'make', 'draft', { side: 'handler', actor_name: 'Ana Ionescu' }),
    aStep(2, 'send', 'sent', { side: 'handler', actor_name: 'Ana Ionescu' }),
    aStep(3, 'accept', 'accepted', { actor_name: 'Gabriel Stoica' }),
    aStep(4, 'quote', 'quoted', { actor_name: 'Gabriel Stoica' }),
    aStep(5, 'approve_quote', 'approved', { side: 'handler', actor_name: 'Ana Ionescu' }),
    aStep(6, 'start_work', 'in_work', { actor_name: 'Gabriel Stoica' }),
    aStep(7, 'finish', 'done', { side: 'handler', is_by_phone: true, actor_name: 'Ana Ionescu' }),
    aStep(8, 'invoice', 'invoiced', { actor_name: 'Gabriel Stoica', was_late: true }),
  ],
  offers: [
    {
      offer_no: 1,
      name: 'Auto Rapid SRL',
      chosen_by: 'handler',
      choice_reason: 'ales de păgubit',
      sent_at: '2026-11-06T07:00:00Z',
      answer: 'accepted',
      answer_reason: null,
      answered_at: '2026-11-06T09:00:00Z',
    },
  ],
  documents: [{ document_id: '0c000000-0000-4000-8000-000000000009', file_name: 'far-stanga.jpg' }],
  acts: ['return_invoice', 'clear_invoice'],
  row_version: 8,
  ...change,
});

function aStep(
  step_no: number,
  act: Schema<'PartnerJobStep'>['act'],
  to_state: Schema<'PartnerJobState'>,
  change: Partial<Schema<'PartnerJobStep'>> = {},
): Schema<'PartnerJobStep'> {
  return {
    step_no,
    act,
    to_state,
    side: 'partner',
    is_by_phone: false,
    actor_name: null,
    reason: null,
    was_due_at: null,
    was_late: false,
    happened_at: `2026-11-${String(4 + step_no * 2).padStart(2, '0')}T07:00:00Z`,
    ...change,
  };
}

/** A job that waits for the answer of its partner. */
export const aSentJob = (change: Partial<Schema<'PartnerJob'>> = {}): Schema<'PartnerJob'> =>
  aJob({
    partner_job_id: jobId(2),
    state: 'sent',
    next_party: 'partner',
    promised_on: null,
    quote_bani: null,
    agreed_bani: null,
    invoice: null,
    steps: aJob().steps.slice(0, 2),
    documents: [],
    acts: ['accept', 'decline', 'cancel'],
    row_version: 2,
    ...change,
  });

/** Two partners with what speaks for and against them. */
export const someProposals = (): Schema<'PartnerProposals'> => ({
  is_free_choice: true,
  rule: null,
  items: [
    {
      partner_id: '0d000000-0000-4000-8000-000000000001',
      name: 'Auto Rapid SRL',
      locality: 'București',
      phone: null,
      reasons: [
        { code: 'county', is_good: true, value: null },
        { code: 'capacity', is_good: true, value: 3 },
        { code: 'start', is_good: true, value: 0 },
      ],
    },
    {
      partner_id: '0d000000-0000-4000-8000-000000000002',
      name: 'Glass Point SRL',
      locality: 'Pipera',
      phone: null,
      reasons: [
        { code: 'county', is_good: true, value: null },
        { code: 'rate', is_good: false, value: 21_000 },
      ],
    },
  ],
});
