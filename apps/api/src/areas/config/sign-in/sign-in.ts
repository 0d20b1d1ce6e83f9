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
import { withValuesBefore, type RestoreCall, type SettingPage } from '#src/kernel/settings/setting-page.ts';
import type { IdentityProviders } from '#src/providers/oidc/identity-provider.ts';
import {
  isKnownToProvider,
  readSignInSettings,
  signInMode,
  writeSignInSettings,
} from '#src/areas/account/index.ts';
import { auditedFields } from '../audited-fields.ts';
import { demandsOf, policyOf } from './sign-in-settings.ts';

export type SignInNeeds = {
  identityProviders: IdentityProviders;
  env: Pick<Env, 'SESSION_IDLE_MINUTES' | 'SESSION_ABSOLUTE_HOURS'>;
};
type Page = Schema<'SignInPage'>;
type Settings = Schema<'SignInSettings'>;
type Asked = Pick<Call<'getSignIn'>, 'tx' | 'caller'>;

/** What the caller's organisation asks of passwords, and what its people sign in with. */
export async function getSignIn(
  { identityProviders, env }: SignInNeeds,
  { tx, caller }: Asked,
): Promise<Page> {
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
    idle_minutes: env.SESSION_IDLE_MINUTES,
    absolute_hours: env.SESSION_ABSOLUTE_HOURS,
  };
}

/** Changes what the caller's organisation asks of passwords, and what its people sign in with. */
export async function updateSignIn(needs: SignInNeeds, call: Call<'updateSignIn'>): Promise<Page> {
  const { tx, caller, body } = call;
  call.audit.subject(caller.orgId);
  const before = await getSignIn(needs, call);
  const mode = body.sign_in_mode;
  if (body.validation_rule !== null && patternFault(body.validation_rule) !== undefined)
    throw new Problem(422, 'rule_refused', {
      fields: [{ field: 'validation_rule', code: 'invalid_format' }],
    });
  if (mode !== 'password' && before.provider_name === null)
    throw new Problem(422, 'rule_refused', { fields: [{ field: 'sign_in_mode', code: 'invalid_value' }] });
  if (mode === 'provider' && !before.is_known_to_provider) throw new Problem(422, 'would_lock_out');

  await storeSettings(call, { before: before.settings, wanted: body });
  return getSignIn(needs, { tx, caller });
}

/** The page of passwords and sign-in among those with a history. Ways in are not put back blindly: a provider may be gone. */
export const signInPage: SettingPage = {
  page: 'sign-in',
  changedBy: 'updateSignIn',
  isRestorable: ({ fields }) => fields.every(({ field }) => field !== 'sign_in_mode'),
  restore: async (call, change) => {
    const stored = await readSignInSettings(call.tx, call.caller.orgId);
    const { policy, sign_in_mode, row_version } = stored;
    const before = { ...demandsOf(policy, defaultMinimumLength), sign_in_mode, row_version };
    await storeSettings(call, { before, wanted: withValuesBefore(before, change) });
  },
};

async function storeSettings(
  call: SettingCall & Pick<RestoreCall, 'audit'>,
  { before, wanted }: { before: Settings; wanted: Settings },
): Promise<void> {
  const { tx, caller, audit } = call;
  audit.subject(caller.orgId);
  const { sign_in_mode: mode, row_version } = wanted;
  const policy = policyOf(wanted);
  if (!(await writeSignInSettings(tx, caller.orgId, { policy, mode, row_version })))
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
