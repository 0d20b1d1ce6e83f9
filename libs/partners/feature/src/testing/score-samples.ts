import type { Schema } from '@dosar/openapi';

const figure = (
  measure: Schema<'PartnerMeasure'>,
  value: number | null,
  more: Partial<Schema<'PartnerFigure'>> = {},
): Schema<'PartnerFigure'> => ({
  measure,
  value,
  count: value === null ? 4 : 31,
  before: null,
  county: null,
  trend: [],
  ...more,
});

/** Figures of a repair shop, one of which stands on too few cases. */
export const someFigures: Schema<'PartnerFigure'>[] = [
  figure('answer', 3.4, { before: 4.1, county: 5 }),
  figure('in_shop', 8.2, {
    before: 9.8,
    county: 9,
    trend: [null, 10.4, 10.1, 10, 9.8, 9.9, 9.5, 9.4, 9, 8.8, 8.6, 8.3, 8.2],
  }),
  figure('late', 1, { before: 0.5 }),
  figure('estimate', 410, { before: 600, county: 350 }),
  figure('reopened', null),
  figure('grade', 430, { before: 410, county: 445 }),
];

export const aScore: Schema<'PartnerScore'> = { county_code: 'B', least: 10, figures: someFigures };

export const noPeople: Schema<'PartnerPeople'> = {
  state: 'none',
  org_name: null,
  since: null,
  ended_at: null,
  people: [],
};

export const somePeople: Schema<'PartnerPeople'> = {
  state: 'open',
  org_name: 'Atelier Prestige Auto',
  since: '2026-03-02T08:00:00.000Z',
  ended_at: null,
  people: [
    {
      full_name: 'Gabriel Stoica',
      username: 'gabriel.prestige',
      email: 'gabriel@prestige.example',
      language: 'ro',
      is_waiting: true,
      last_seen_at: null,
    },
  ],
};

/** Two open jobs of a partner; for one of them nobody else is proposed. */
export const someOpenJobs: Schema<'OpenPartnerJobs'> = {
  jobs: [
    {
      partner_job_id: '0e000000-0000-4000-8000-000000000001',
      claim_file_no: 'DM26R0000140',
      kind: 'repair',
      state: 'in_work',
      due_at: '2026-12-02T16:00:00.000Z',
      vehicle: 'VW Golf 2019',
      next_name: 'Vopsitorie Nord',
      row_version: 7,
    },
    {
      partner_job_id: '0e000000-0000-4000-8000-000000000002',
      claim_file_no: 'DM26C0000088',
      kind: 'glass',
      state: 'sent',
      due_at: '2026-12-01T10:00:00.000Z',
      vehicle: 'Renault Clio 2019',
      next_name: null,
      row_version: 2,
    },
  ],
};
