import { expect, test } from 'vitest';
import type { Caller } from '../http/caller.ts';
import { accessVerdict } from './access-verdict.ts';

const staff = (...roles: string[]): Caller => ({
  kind: 'staff',
  orgId: 'o',
  sessionId: 's',
  userId: 'u',
  roles,
});
const guest: Caller = { kind: 'guest', orgId: 'o', sessionId: 's', scope: { assignmentType: 'assessment' } };

test('a caller that the contract does not name is refused', () => {
  expect(accessVerdict({ callers: ['staff'] }, guest, [])).toBe('forbidden');
  expect(accessVerdict({ callers: ['guest'] }, staff('claims.manager'), [])).toBe('forbidden');
  expect(accessVerdict({ callers: ['staff'] }, { kind: 'public' }, [])).toBe('forbidden');
  expect(accessVerdict({ callers: [] }, staff(), [])).toBe('forbidden');
});

test('staff need one of the roles, guests of the same operation need none', () => {
  const access = { callers: ['guest' as const, 'staff' as const], roles: ['claims.handler', '*.manager'] };

  expect(accessVerdict(access, staff('claims.handler'), [])).toBe('allowed');
  expect(accessVerdict(access, staff('assessment.manager'), [])).toBe('allowed');
  expect(accessVerdict(access, staff('x.manager.evil'), [])).toBe('forbidden');
  expect(accessVerdict(access, guest, [])).toBe('allowed');
});

test('an operation of a feature that is switched off does not exist', () => {
  const access = { callers: ['staff' as const], roles: ['org.configurator'], feature: 'special-customers' };

  expect(accessVerdict(access, staff('org.configurator'), [])).toBe('hidden');
  expect(accessVerdict(access, staff('claims.handler'), [])).toBe('hidden');
  expect(accessVerdict(access, staff('org.configurator'), ['special-customers'])).toBe('allowed');
  expect(accessVerdict(access, staff('claims.handler'), ['special-customers'])).toBe('forbidden');
});
