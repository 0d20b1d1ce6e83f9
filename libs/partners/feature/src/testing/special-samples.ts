import type { Schema } from '@dosar/openapi';

export const specialId = (number: number) => `0e000000-0000-4000-8000-00000000000${number}`;

/** A fleet with a tax number, three of its plates, and a domain. */
export const aCustomer = (change: Partial<Schema<'SpecialCustomer'>> = {}): Schema<'SpecialCustomer'> => ({
  row: aRow(),
  fields: {
    name: 'Dunărea Logistic SA',
    kind: 'fleet',
    level: 'A',
    valid_from: null,
    valid_until: '2026-12-31',
    handler_user_id: null,
    contacts: [{ name: 'Ioana Dinu', about: 'șefa flotei', phone: '0724 118 903', email: '' }],
    notes: '',
  },
  handler_name: 'Otilia Popa',
  matches: [
    anEntry(1, { kind: 'cui', shown: '14399840' }),
    anEntry(2, { shown: 'IL20CSA' }),
    anEntry(3, { shown: 'CL08DLG', valid_until: '2026-11-30' }),
    anEntry(4, { kind: 'mail_domain', shown: '@dunarealogistic.example' }),
  ],
  row_version: 3,
  ...change,
});

export const aRow = (change: Partial<Schema<'SpecialCustomerRow'>> = {}): Schema<'SpecialCustomerRow'> => ({
  special_customer_id: specialId(1),
  name: 'Dunărea Logistic SA',
  kind: 'fleet',
  level: 'A',
  valid_until: '2026-12-31',
  is_active: true,
  plate_count: 214,
  file_count: 38,
  ...change,
});

const anEntry = (number: number, change: Partial<Schema<'SpecialMatch'>>): Schema<'SpecialMatch'> => ({
  special_customer_match_id: `0f000000-0000-4000-8000-00000000000${number}`,
  kind: 'plate',
  shown: '',
  cui: null,
  valid_from: null,
  valid_until: null,
  ...change,
});

/** What a list of four rows would change. */
export const aPreview = (change: Partial<Schema<'PlatePreview'>> = {}): Schema<'PlatePreview'> => ({
  headings: ['NR_INMATR', 'DATA_STOP'],
  first_row: ['B 101 BTL', ''],
  plate_column: 0,
  from_column: null,
  until_column: 1,
  row_count: 4,
  added_count: 1,
  changed_count: 0,
  ended_count: 1,
  unchanged_count: 1,
  missing_count: 2,
  shared_count: 1,
  left_out_count: 1,
  changes: [
    {
      change: 'added',
      plate: 'B101BTL',
      valid_from: null,
      valid_until: null,
      before_from: null,
      before_until: null,
    },
    {
      change: 'ended',
      plate: 'TM20BTL',
      valid_from: null,
      valid_until: '2026-11-30',
      before_from: null,
      before_until: null,
    },
  ],
  left_out: [{ row: 5, text: 'B 1O1 BTX', reason: 'bad_plate' }],
  differences_key: 'a'.repeat(64),
  ...change,
});

/** A file of the fleet that a leasing company has in its list too. */
export const ofFile = (change: Partial<Schema<'CustomerOfFile'>> = {}): Schema<'CustomerOfFile'> => ({
  is_special: true,
  customer: {
    special_customer_id: specialId(1),
    name: 'Dunărea Logistic SA',
    kind: 'fleet',
    level: 'A',
    reasons: [
      { kind: 'cui', shown: '14399840', part: 'party' },
      { kind: 'plate', shown: 'IL20CSA', part: 'vehicle' },
    ],
    matched_at: '2026-03-04T08:14:00Z',
    valid_until: '2026-12-31',
    handler_name: 'Otilia Popa',
  },
  others: [
    {
      special_customer_id: specialId(2),
      name: 'Leasing Delta',
      kind: 'leasing',
      level: 'B',
      reasons: [{ kind: 'plate', shown: 'IL20CSA', part: 'vehicle' }],
      lost_by: 'level',
    },
  ],
  refused: [],
  can_refuse: true,
  ...change,
});

/** A rule of the fleet for its deadlines, and one of its level for documents. */
export const someRules = (): Schema<'SpecialRules'> => ({
  rules: [
    aRule(1, {
      says: 'SLA × 0,5',
      settings: { ...noSettings, kind: 'sla', sla: { factor_percent: 50, hours: null } },
    }),
    aRule(2, {
      special_customer_id: null,
      level: 'A',
      says: 'Cere în plus: Foaie de parcurs',
      settings: { ...noSettings, kind: 'documents', documents: { doc_type_codes: ['trip_sheet'] } },
    }),
  ],
});

const noSettings = {
  route: null,
  sla: null,
  messages: null,
  documents: null,
  notice: null,
  approvals: null,
  partners: null,
};

const aRule = (
  number: number,
  change: Pick<Schema<'SpecialRule'>, 'says' | 'settings'> & Partial<Schema<'SpecialRule'>>,
): Schema<'SpecialRule'> => ({
  special_rule_id: `0d000000-0000-4000-8000-00000000000${number}`,
  special_customer_id: specialId(1),
  level: null,
  is_replaced: false,
  people: [],
  row_version: 2,
  ...change,
});

/** The rules that act in a file of the fleet. */
export const rulesOfFile = (): Schema<'RulesOfFile'> => ({
  rules: [
    {
      kind: 'sla',
      says: 'SLA × 0,5',
      because: 'Dunărea Logistic SA, nivel A',
      acted_at: '2026-03-04T08:14:00Z',
      ended_at: null,
    },
  ],
});

/** What rules can name. */
export const someChoices = (): Schema<'RuleChoices'> => ({
  teams: [{ id: specialId(7), name: 'Flote' }],
  doc_types: [{ id: 'trip_sheet', name: 'Foaie de parcurs' }],
  partners: [{ id: specialId(8), name: 'Auto Service Nord' }],
  template_sets: [{ id: specialId(9), name: 'Flota Demo' }],
});

/** A check of the open files that waits to be looked at. */
export const aRematch = (change: Partial<Schema<'Rematch'>> = {}): Schema<'Rematch'> => ({
  special_rematch_id: specialId(7),
  state: 'ready',
  is_outdated: false,
  started_at: '2026-03-04T08:14:00Z',
  started_by: 'Călin Dobre',
  finished_at: '2026-03-04T08:14:20Z',
  file_count: 1_204,
  compared_count: 1_204,
  gain_count: 1,
  loss_count: 1,
  change_count: 1,
  open_count: 3,
  chosen_count: 0,
  applied_count: 0,
  skipped_count: 0,
  ...change,
});

const fleet = {
  special_customer_id: specialId(1),
  name: 'Dunărea Logistic SA',
  kind: 'fleet',
  level: 'A',
} as const;
const leasing = {
  special_customer_id: specialId(2),
  name: 'Leasing Delta',
  kind: 'leasing',
  level: 'B',
} as const;
const aDifference = (number: number, change: Partial<Schema<'RematchFile'>>): Schema<'RematchFile'> => ({
  claim_file_id: `0d000000-0000-4000-8000-00000000000${number}`,
  claim_file_no: `DM26R000007${number}`,
  plate: `IL2${number}CSA`,
  change: 'gain',
  before: null,
  after: fleet,
  reasons: [{ kind: 'plate', shown: `IL2${number}CSA`, part: 'vehicle' }],
  state: 'open',
  ...change,
});

/** One difference of each kind. */
export const differences: Schema<'RematchFile'>[] = [
  aDifference(1, {}),
  aDifference(2, { change: 'loss', before: leasing, after: null, reasons: [] }),
  aDifference(3, { change: 'change', before: leasing }),
];

/** The packs of a customer: one that went by itself, one that could not be sent. */
export const somePacks = (change: Partial<Schema<'CustomerPacks'>> = {}): Schema<'CustomerPacks'> => ({
  is_allowed: true,
  plan: { recipients: ['daune@dunarealogistic.example'], language: 'ro', is_monthly: true },
  row_version: 2,
  months: ['2026-02', '2026-01', '2025-12'],
  packs: [
    {
      month: '2026-01',
      state: 'sent',
      recipients: ['daune@dunarealogistic.example'],
      requested_by: null,
      sent_at: '2026-02-02T06:00:00Z',
      pdf_sha256: 'ab'.repeat(32),
      xlsx_sha256: 'cd'.repeat(32),
    },
    {
      month: '2025-12',
      state: 'failed',
      recipients: ['daune@dunarealogistic.example'],
      requested_by: 'Călin Dobre',
      sent_at: null,
      pdf_sha256: null,
      xlsx_sha256: null,
    },
  ],
  ...change,
});

/** A contract, and a document that was removed. */
export const someDocuments: Schema<'CustomerDocuments'> = {
  documents: [
    {
      document_id: specialId(4),
      file_name: 'contract-2026.pdf',
      size: 182_044,
      note: 'Contract cadru',
      scan_state: 'clean',
      added_at: '2026-02-11T09:30:00Z',
      added_by: 'Călin Dobre',
    },
  ],
  removed: [
    {
      document_id: specialId(5),
      file_name: 'contract-2025.pdf',
      removed_at: '2026-02-11T09:32:00Z',
      removed_by: 'Călin Dobre',
    },
  ],
};
