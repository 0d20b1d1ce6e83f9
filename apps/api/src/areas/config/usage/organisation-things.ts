import { removableSettings } from '#src/kernel/settings/setting-use.ts';
import { findBranch } from '../branches/branch-repository.ts';
import { findClosure } from '../closures/closure-repository.ts';
import { getFeatures } from '../features/features.ts';

const ids = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const days = /^\d{4}-\d{2}-\d{2}$/;

/** What an organisation says of itself and can take back: offices, closed days, features, a way to sign in. */
export const organisationThings = [
  removableSettings.entry({
    kind: 'branch',
    removedBy: 'saveBranch',
    exists: async ({ tx, caller, id }) =>
      ids.test(id) && (await findBranch(tx, caller.orgId, id)) !== undefined,
  }),
  removableSettings.entry({
    kind: 'closure',
    removedBy: 'removeClosure',
    exists: async ({ tx, caller, id }) =>
      days.test(id) && (await findClosure(tx, caller.orgId, id)) !== undefined,
  }),
  removableSettings.entry({
    kind: 'feature',
    removedBy: 'switchFeature',
    exists: async (setting) =>
      (await getFeatures(setting)).items.some(({ feature_code: code }) => code === setting.id),
  }),
  removableSettings.entry({
    kind: 'sign_in',
    removedBy: 'updateSignIn',
    exists: async ({ id }) => id === 'password' || id === 'provider',
  }),
];
