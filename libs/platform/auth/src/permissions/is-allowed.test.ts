import {
  addNote,
  browseWorklist,
  getAssignment,
  getGuestAssignment,
  previewClaimFile,
  submitClaimNotification,
  updatePass,
} from '@dosar/api-client/client';
import { expect, test } from 'vitest';
import type { Profile } from '../session-core/auth-tokens.ts';
import { tokensOf } from '../session-core/session-fixture.ts';
import { holdsRole } from './holds-role.ts';
import { isAllowed } from './is-allowed.ts';

const somebody = (change: Partial<Profile>) => tokensOf('session-1', 1, change).profile;
const handler = somebody({ roles: ['claims.handler'] });
const previewer = somebody({ roles: ['app.previewer'] });
const manager = somebody({ roles: ['claims.manager'] });
const guest = somebody({ kind: 'guest', roles: [] });

test('a role suffix is matched literally', () => {
  expect(holdsRole(['claims.manager'], '*.manager')).toBe(true);
  expect(holdsRole(['AC.Assessor.Manager'], '*.manager')).toBe(false);
  expect(holdsRole(['org.partner_admin'], '*.manager')).toBe(false);
  expect(holdsRole(['manager'], '*.manager')).toBe(false);
});

test('an operation is offered to the roles that the contract names', () => {
  expect(isAllowed(handler, addNote)).toBe(true);
  expect(isAllowed(manager, addNote)).toBe(true);
  expect(isAllowed(previewer, addNote)).toBe(false);
});

test('a guest is offered what the contract opens to guests, and nothing of the staff', () => {
  expect(isAllowed(guest, getGuestAssignment)).toBe(true);
  expect(isAllowed(guest, browseWorklist)).toBe(false);
  expect(isAllowed(handler, getGuestAssignment)).toBe(false);
});

test('a guest who came for one assignment is not offered to file a claim', () => {
  const scoped = (assignment_type: string) =>
    somebody({ kind: 'guest', roles: [], guest_scope: { assignment_type, assignment_key: 'demo' } });
  expect(isAllowed(scoped('claim_notification'), submitClaimNotification)).toBe(true);
  expect(isAllowed(scoped('assessment'), submitClaimNotification)).toBe(false);
});

test('whoever acts for somebody, or is external, is not offered to change the password', () => {
  expect(isAllowed(handler, updatePass)).toBe(true);
  expect(isAllowed({ ...handler, impersonated_by_user_id: 'maria' }, updatePass)).toBe(false);
  expect(isAllowed({ ...handler, is_external: true }, updatePass)).toBe(false);
});

test('M2 whoever only previews files is offered nothing that shows them unmasked', () => {
  expect(isAllowed(previewer, getAssignment)).toBe(false);
  expect(isAllowed(previewer, previewClaimFile)).toBe(true);
  expect(isAllowed(handler, previewClaimFile)).toBe(false);
  expect(isAllowed({ ...previewer, roles: ['app.previewer', 'claims.handler'] }, getAssignment)).toBe(true);
});

test('somebody who still owes a one-time password is offered nothing of the staff', () => {
  expect(isAllowed(somebody({ kind: 'pre_auth' }), browseWorklist)).toBe(false);
});

test('something behind a feature needs the feature as well as the role', () => {
  const requirement = { roles: ['org.configurator'], feature: 'special-customers' };
  const configurator = somebody({ roles: ['org.configurator'] });
  expect(isAllowed(configurator, requirement)).toBe(false);
  expect(isAllowed({ ...configurator, features: ['special-customers'] }, requirement)).toBe(true);
});

test('nobody is offered anything before they sign in', () => {
  expect(isAllowed(undefined, browseWorklist)).toBe(false);
});
