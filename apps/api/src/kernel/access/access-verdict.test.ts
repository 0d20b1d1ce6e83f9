import { expect, test } from 'vitest';
import type { Caller } from '../http/caller.ts';
import { accessVerdict } from './access-verdict.ts';

const staff = (...roles: string[]): Caller => ({
  kind: 'staff',
  orgId: 'o',
  sessionId: 's',
  userId: 'u',
  isExternal: false,
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

test('whoever acts for somebody, or is external, stays out where the contract says so', () => {
  const access = { callers: ['staff' as const], refuses: ['impersonating' as const, 'external' as const] };
  const own = staff('claims.handler');
  expect(accessVerdict(access, own, [])).toBe('allowed');
  expect(accessVerdict(access, { ...own, actorUserId: 'a' } as Caller, [])).toBe('forbidden');
  expect(accessVerdict(access, { ...own, isExternal: true } as Caller, [])).toBe('forbidden');
});

test('M2 whoever only previews files stays out of what shows them unmasked, whoever works on them does not', () => {
  const access = { callers: ['staff' as const], refuses: ['preview_only' as const] };
  expect(accessVerdict(access, staff('app.previewer'), [])).toBe('forbidden');
  expect(accessVerdict(access, staff('app.previewer', 'claims.handler'), [])).toBe('allowed');
  expect(accessVerdict(access, staff('org.configurator'), [])).toBe('allowed');
});

test('a guest who came for an assignment, a request for documents or an offer stays out where the contract says so, one who files a claim does not', () => {
  const access = { callers: ['guest' as const, 'staff' as const], refuses: ['assignment_guest' as const] };
  for (const opened of [{ assignmentId: 'a' }, { docRequestId: 'd' }, { offerId: 'o' }]) {
    const byLink: Caller = { ...guest, scope: { assignmentType: 'any', ...opened } };
    expect(accessVerdict(access, byLink, [])).toBe('forbidden');
    expect(accessVerdict({ callers: ['guest'] }, byLink, [])).toBe('allowed');
  }
  expect(accessVerdict(access, guest, [])).toBe('allowed');
  expect(accessVerdict(access, staff(), [])).toBe('allowed');
});

test('an operation that refuses staff of a kind lets in everybody else whom it names', () => {
  const refuses = ['impersonating' as const, 'external' as const, 'preview_only' as const];
  const access = { callers: ['staff' as const, 'guest' as const, 'tracker' as const], refuses };
  const tracker: Caller = { kind: 'tracker', orgId: 'o', sessionId: 's' };

  expect(accessVerdict(access, guest, [])).toBe('allowed');
  expect(accessVerdict(access, tracker, [])).toBe('allowed');
  expect(accessVerdict({ ...access, refuses: ['assignment_guest'] }, tracker, [])).toBe('allowed');
});

test('staff without a role get in nowhere that asks for one, and everywhere else', () => {
  expect(accessVerdict({ callers: ['staff'], roles: [] }, staff('claims.manager'), [])).toBe('forbidden');
  expect(accessVerdict({ callers: ['staff'], roles: ['*.manager'] }, staff(), [])).toBe('forbidden');
  expect(accessVerdict({ callers: ['staff'] }, staff(), [])).toBe('allowed');
});

test('a refused caller does not learn of a feature that is switched off', () => {
  const access = { callers: ['staff' as const], refuses: ['external' as const], feature: 'reports' };
  const external = { ...staff(), isExternal: true } as Caller;
  expect(accessVerdict(access, external, [])).toBe('hidden');
  expect(accessVerdict(access, external, ['reports'])).toBe('forbidden');
  expect(accessVerdict(access, guest, [])).toBe('forbidden');
});
