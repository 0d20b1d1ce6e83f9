import { browseLegalRisk } from '@dosar/api-client';
import { mock } from '@dosar/api-client/testing';
import type { Schema } from '@dosar/openapi';
import { renderFeature, server } from '@dosar/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LegalRiskPage } from './legal-risk-page.tsx';

const late: Schema<'LegalRiskRow'> = {
  legal_clock_id: '0190b6a0-0000-7000-8000-00000000a001',
  row_version: 1,
  legal_rule_code: 'RCA_30',
  days: 30,
  penalty_ppm: 2000,
  source: 'Law 132/2017, article 21 (1)',
  started_on: '2026-09-24',
  due_date: '2026-10-24',
  stopped_on: null,
  amount_bani: 6_867_00,
  days_late: 30,
  penalty_bani: 412_02,
  penalty_per_day_bani: 13_73,
  delay_cause_code: null,
  delay_cause_name: null,
  delay_note: null,
  told: [{ step: 'law_missed', told_at: '2026-10-25T06:00:00Z', names: ['Maria Stan'] }],
  claim_file_no: 'DM26R0000075',
  assignment_id: '0190b6a0-0000-7000-8000-00000000b001',
  plate: 'B879WDA',
  claimant_name: 'Anghel Raluca',
  owner_name: 'Ana Ionescu',
  status_name: 'Valuation',
};

test('R8 what delay costs is summed, and a late file shows how it is reckoned and who was told', async () => {
  const body: Schema<'LegalRisk'> = {
    today: '2026-11-23',
    missed: [late],
    near: [],
    missed_count: 1,
    near_count: 0,
    penalty_bani: 412_02,
    penalty_per_day_bani: 13_73,
    near_per_day_bani: 0,
    causes: [{ code: 'police', name: 'Papers of the police' }],
  };
  server.use(mock(browseLegalRisk, { status: 200, body }));
  const { user } = renderFeature(<LegalRiskPage />);
  expect(await screen.findByText('+13.73 lei')).toBeVisible();
  await user.click(screen.getByText('DM26R0000075'));
  expect(await screen.findByText('6,867.00 × 0.2% × 30 days')).toBeVisible();
  expect(screen.getByText(/deadline missed: Maria Stan/)).toBeVisible();
});
