import { saveAssessmentRate } from '@dosar/api-client/client';
import { aProfile } from '@dosar/testing';
import { isAllowed } from '@dosar/auth';
import { expect, test } from 'vitest';
import { ratesAccess } from './rates-access.ts';

test('the settings offer the rates to whom the contract lets write them', () => {
  expect(saveAssessmentRate.access).toEqual({ callers: ['staff'], ...ratesAccess });
});

test.each([
  [['assessment.manager'], true],
  [['org.configurator'], false],
])('somebody with the roles %j finds the page of the rates: %s', (roles, isOffered) => {
  expect(isAllowed(aProfile({ roles }), ratesAccess)).toBe(isOffered);
  expect(isAllowed(aProfile({ roles }), saveAssessmentRate)).toBe(isOffered);
});
