import { expect, test } from 'vitest';
import { policyOfRow } from './policy-of-row.ts';
import type { PolicyLine } from './policy-file.ts';

const row: PolicyLine = {
  line: 2,
  kind: 'CASCO',
  prefix: 'C/26',
  number: '000123',
  insurer: 'Carpați',
  valid_from: '01.03.2026',
  valid_until: '2027-02-28 00:00:00',
  plate: 'B 879 WDA',
  holder_name: 'Anghel Raluca',
  holder_number: 'RO 14399840',
  deductible: '1.500,00',
  vehicle_limit: '85000.50 RON',
  injury_limit: '',
};

test('C27 days and amounts are read in the way of people and of programs', () => {
  expect(policyOfRow(row)).toMatchObject({
    kind: 'casco',
    valid_from: '2026-03-01',
    valid_until: '2027-02-28',
    paid_until: null,
    coverages: [{ coverage_code: 'vehicle', limit_bani: 8_500_050, deductible_bani: 150_000 }],
  });
  expect(policyOfRow({ ...row, kind: 'Răspundere civilă auto', injury_limit: '6.070.000' })).toMatchObject({
    kind: 'rca',
    coverages: [{ coverage_code: 'vehicle' }, { coverage_code: 'injury', limit_bani: 607_000_000 }],
  });
});

test.each<[fault: string, different: Partial<PolicyLine>]>([
  ['malformed_kind', { kind: 'Locuință' }],
  ['malformed_kind', { kind: '' }],
  ['malformed_number', { number: '---' }],
  ['malformed_number', { number: '1'.repeat(41) }],
  ['malformed_insurer', { insurer: 'x'.repeat(121) }],
  ['malformed_day', { valid_from: '31.02.2026' }],
  ['malformed_day', { valid_until: '' }],
  ['malformed_day', { paid_until: 'martie' }],
  ['ends_before_begin', { valid_until: '28.02.2026' }],
  ['malformed_plate', { plate: '#' }],
  ['malformed_vin', { vin: 'OIQ' }],
  ['malformed_holder', { holder_number: '1960101400015' }],
  ['malformed_holder', { holder_name: '' }],
  ['malformed_amount', { deductible: 'zece la sută' }],
  ['malformed_amount', { deductible: '-5' }],
  ['nothing_to_find_by', { plate: '', vin: '' }],
])('C27 a row is left out as %s', (fault, different) => {
  expect(policyOfRow({ ...row, ...different })).toBe(fault);
});
