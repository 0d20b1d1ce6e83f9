import type { Schema } from '@dosar/openapi';

export const jobId = (number: number) => `0e000000-0000-4000-8000-00000000000${number}`;

export const anOwnRow = (change: Partial<Schema<'OwnJobRow'>> = {}): Schema<'OwnJobRow'> => ({
  partner_job_id: jobId(1),
  insurer_name: 'Carpați Asigurări',
  claim_file_no: 'DM26R0000075',
  state: 'in_work',
  kind: 'repair',
  plate: 'B 879 WDA',
  vehicle: 'Dacia Duster 2021',
  damage: 'Capotă, far stânga',
  is_our_turn: true,
  due_at: '2026-03-20T08:00:00Z',
  promised_on: '2026-03-18',
  parts_until: null,
  amount_bani: 686_700,
  row_version: 6,
  ...change,
});

export const anOffer = (change: Partial<Schema<'OwnJobRow'>> = {}) =>
  anOwnRow({
    partner_job_id: jobId(2),
    state: 'sent',
    plate: 'B 964 BXW',
    vehicle: 'Renault Clio 2019',
    damage: 'Ușă stânga, prag, oglindă',
    due_at: '2026-03-10T13:18:00Z',
    promised_on: null,
    amount_bani: null,
    row_version: 2,
    ...change,
  });

/** A job in work with two rounds of agreement. */
export const anOwnJob = (change: Partial<Schema<'OwnJob'>> = {}): Schema<'OwnJob'> => ({
  row: anOwnRow(),
  note: 'Deviz până miercuri',
  contact: { name: 'Cristina Manole', phone: '+40722000111' },
  handler_name: 'Ana Ionescu',
  acts: ['quote', 'wait_for_parts', 'finish'],
  steps: [
    { state: 'sent', at: '2026-03-02T08:00:00Z' },
    { state: 'accepted', at: '2026-03-02T09:10:00Z' },
    { state: 'quoted', at: '2026-03-04T07:00:00Z' },
    { state: 'approved', at: '2026-03-05T12:00:00Z' },
    { state: 'in_work', at: '2026-03-06T06:30:00Z' },
  ],
  estimates: [
    {
      partner_job_file_id: jobId(7),
      version: 2,
      file_name: 'deviz-v2.pdf',
      total_bani: 686_700,
      lines: [],
      verdict: 'agreed',
      verdict_reason: null,
      sent_at: '2026-03-04T07:00:00Z',
    },
    {
      partner_job_file_id: jobId(6),
      version: 1,
      file_name: 'deviz-v1.pdf',
      total_bani: 742_000,
      lines: [],
      verdict: 'returned',
      verdict_reason: 'Aripa dreapta-spate se repară',
      sent_at: '2026-03-03T07:00:00Z',
    },
  ],
  invoice: null,
  files: [
    {
      partner_job_file_id: jobId(8),
      file_name: 'ansamblu.jpg',
      is_ours: false,
      scan_state: 'clean',
      added_at: '2026-03-02T08:00:00Z',
    },
  ],
  messages: [
    {
      partner_job_message_id: jobId(4),
      is_ours: false,
      author_name: 'Ana Ionescu',
      body: 'Aripa dreapta-spate se repară, nu se vopsește ușa. Confirmați?',
      written_at: '2026-03-03T12:20:00Z',
    },
  ],
  ...change,
});
