import type { Schema } from '@dosar/openapi';

export const partnerId = (number: number) => `0d000000-0000-4000-8000-00000000000${number}`;

export const aPartnerRow = (change: Partial<Schema<'PartnerRow'>> = {}): Schema<'PartnerRow'> => ({
  partner_id: partnerId(1),
  name: 'Atelier Prestige Auto',
  kind: 'repair_shop',
  cui: '18274416',
  county_code: 'B',
  locality: 'București',
  served_county_codes: ['B', 'IF'],
  capacity_per_week: 12,
  contract_until: '2026-11-30',
  next_end: { title: null, ends_on: '2026-11-30', days_left: 7 },
  is_active: true,
  ...change,
});

/** A repair shop whose contract ends in a week. */
export const aPartner = (change: Partial<Schema<'Partner'>> = {}): Schema<'Partner'> => ({
  row: aPartnerRow(),
  fields: {
    name: 'Atelier Prestige Auto',
    kind: 'repair_shop',
    cui: '18274416',
    county_code: 'B',
    locality: 'București',
    address: 'Șos. Giurgiului 118',
    phone: '+40213304412',
    email: 'daune@prestige.example',
    contacts: [{ name: 'Ioana Dinu', duty: 'recepție daune', phone: '+40724118903', email: '' }],
    served_county_codes: ['B', 'IF'],
    brand_codes: [],
    category_codes: [],
    services: ['tinichigerie', 'vopsitorie'],
    capacity_per_week: 12,
    opening_hours: ['8–17', '8–17', '8–17', '8–17', '8–16', '', ''],
    contract_number: '214/2024',
    contract_from: '2024-12-01',
    contract_until: '2026-11-30',
  },
  suspension: null,
  ends: [{ title: null, ends_on: '2026-11-30', days_left: 7 }],
  rates: {
    is_own: true,
    valid_from: '2026-01-01',
    rates: {
      body_bani: 18_000,
      mechanic_bani: 19_000,
      electric_bani: 20_000,
      paint_bani: 21_000,
      material_bani: 9_000,
    },
    discount_share: 500,
  },
  documents: [
    {
      partner_document_id: '0c000000-0000-4000-8000-000000000001',
      title: 'Autorizație RAR',
      file_name: 'autorizatie.pdf',
      size: 120_000,
      valid_until: '2027-08-14',
      days_left: 264,
      scan_state: 'clean',
      added_at: '2026-03-01T09:00:00Z',
      added_by_name: 'Petru Lazăr',
    },
  ],
  row_version: 4,
  ...change,
});

/** The same repair shop, to which no new work goes. */
export const aSuspendedPartner = (): Schema<'Partner'> =>
  aPartner({
    row: aPartnerRow({ is_active: false, next_end: null }),
    ends: [],
    suspension: {
      reason: 'Reclamații repetate',
      suspended_at: '2026-11-20T08:30:00Z',
      suspended_by_name: 'Petru Lazăr',
    },
  });

/** A page of the list with these partners. */
export const aDirectory = (items: Schema<'PartnerRow'>[]): Schema<'PartnerDirectoryPage'> => ({
  items,
  next_cursor: null,
  count: items.length,
  ending_count: items.filter(({ next_end }) => next_end !== null && next_end.days_left <= 30).length,
});

/** A partner with an account, and another one that waits for a second person. */
export const someAccounts = (change: Partial<Schema<'PartnerAccounts'>> = {}): Schema<'PartnerAccounts'> => ({
  account: {
    holder_name: 'Atelier Prestige SRL',
    iban_masked: 'RO********************4401',
    since: '2026-02-10T09:00:00Z',
  },
  waiting: null,
  ...change,
});
