import { defaultMinimumLength, patternFault } from '@dosar/account-domain';
import type { Schema } from '@dosar/openapi';
import type { Env } from '#src/env.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import { Problem, staleRowVersion } from '#src/kernel/problem/problem.ts';
import {
  changedFields,
  recordSettingChange,
  type SettingCall,
} from '#src/kernel/settings/record-setting-change.ts';
import {
  withValuesBefore,
  type RestoreCall,
  type RestoreNeeds,
  type SettingPage,
} from '#src/kernel/settings/setting-page.ts';
import type { IdentityProviders } from '#src/providers/oidc/identity-provider.ts';
import {
  hasPassword,
  isKnownToProvider,
  readSignInSettings,
  signInMode,
  writeSignInSettings,
} from '#src/areas/account/index.ts';
import { auditedFields } from '#src/kernel/settings/audited-fields.ts';
import { demandsOf, policyOf } from './sign-in-settings.ts';

export type SignInNeeds = {
  identityProviders: IdentityProviders;
  env: Pick<Env, 'SESSION_IDLE_MINUTES' | 'SESSION_ABSOLUTE_HOURS'>;
};
type Page = Schema<'SignInPage'>;
type Settings = Schema<'SignInSettings'>;
type Asked = Pick<Call<'getSignIn'>, 'tx' | 'caller'>;

/** What the caller's organisation asks of passwords, and what its people sign in with. */
export async function getSignIn({ identityProviders, env }: SignInNeeds, asked: Asked): Promise<Page> {
  return {
    ...(await readStored({ identityProviders }, asked)),
    idle_minutes: env.SESSION_IDLE_MINUTES,
    absolute_hours: env.SESSION_ABSOLUTE_HOURS,
  };
}

type StoredSignIn = Omit<Page, 'idle_minutes' | 'absolute_hours'>;

async function readStored({ identityProviders }: RestoreNeeds, { tx, caller }: Asked): Promise<StoredSignIn> {
  const { orgId, userId } = caller;
  const { policy, row_version, org_code, sign_in_mode } = await readSignInSettings(tx, orgId);
  const provider = identityProviders(org_code);
  const isKnown =
    provider !== undefined && (await isKnownToProvider(tx, { orgId, userId, issuer: provider.issuer }));
  return {
    settings: {
      ...demandsOf(policy, defaultMinimumLength),
      sign_in_mode: signInMode(sign_in_mode, provider !== undefined),
      row_version,
    },
    provider_name: provider?.name ?? null,
    is_known_to_provider: isKnown,
  };
}

/** Changes what the caller's organisation asks of passwords, and what its people sign in with. */
export async function updateSignIn(needs: SignInNeeds, call: Call<'updateSignIn'>): Promise<Page> {
  const { tx, caller, body } = call;
  await change(needs, call, () => body);
  return getSignIn(needs, { tx, caller });
}

/** The page of passwords and sign-in among those with a history. An earlier way in is judged as one that is chosen now: its provider may be gone. */
export const signInPage: SettingPage = {
  page: 'sign-in',
  changedBy: 'updateSignIn',
  restore: (call, past, needs) => change(needs, call, (present) => withValuesBefore(present, past)),
};

/** Stores other settings, unless the caller could not sign in by them any more. */
async function change(
  needs: RestoreNeeds,
  call: SettingCall & Pick<RestoreCall, 'audit'>,
  wantedOf: (present: Settings) => Settings,
): Promise<void> {
  call.audit.subject(call.caller.orgId);
  const before = await readStored(needs, call);
  const wanted = wantedOf(before.settings);
  const { validation_rule: rule, sign_in_mode: mode } = wanted;
  if (rule !== null && patternFault(rule) !== undefined)
    throw new Problem(422, 'rule_refused', {
      fields: [{ field: 'validation_rule', code: 'invalid_format' }],
    });
  const isOtherMode = mode !== before.settings.sign_in_mode;
  if (isOtherMode && mode !== 'password' && before.provider_name === null)
    throw new Problem(422, 'rule_refused', { fields: [{ field: 'sign_in_mode', code: 'invalid_value' }] });
  if (isOtherMode && mode === 'provider' && !before.is_known_to_provider)
    throw new Problem(422, 'would_lock_out');
  if (isOtherMode && mode === 'password' && !(await hasPassword(call.tx, call.caller)))
    throw new Problem(422, 'would_lock_out');
  // What is stored may say more than what holds while the provider is gone; it stays unless another way in is chosen.
  const stored = await readSignInSettings(call.tx, call.caller.orgId);
  await storeSettings(call, {
    before: before.settings,
    wanted,
    storedMode: isOtherMode ? mode : stored.sign_in_mode,
  });
}

async function storeSettings(
  call: SettingCall & Pick<RestoreCall, 'audit'>,
  {
    before,
    wanted,
    storedMode,
  }: { before: Settings; wanted: Settings; storedMode: Settings['sign_in_mode'] },
): Promise<void> {
  const { tx, caller, audit } = call;
  audit.subject(caller.orgId);
  const { sign_in_mode: mode, row_version } = wanted;
  const policy = policyOf(wanted);
  if (!(await writeSignInSettings(tx, caller.orgId, { policy, mode: storedMode, row_version })))
    throw staleRowVersion(before.row_version);
  const after = { ...demandsOf(policy, defaultMinimumLength), sign_in_mode: mode };
  const fields = changedFields(before, after, settingNames);
  audit.note(auditedFields(fields));
  await recordSettingChange(call, { page: 'sign-in', fields });
}

const settingNames = [
  'min_length',
  'prevent_username',
  'prevent_username_ro',
  'prevent_username_en',
  'prevent_org_name',
  'prevent_org_name_ro',
  'prevent_org_name_en',
  'prevent_month',
  'prevent_month_ro',
  'prevent_month_en',
  'validation_rule',
  'validation_rule_ro',
  'validation_rule_en',
  'sign_in_mode',
] as const;
