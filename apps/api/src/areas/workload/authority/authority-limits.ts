import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { fieldRefused, staleRowVersion } from '#src/kernel/problem/problem.ts';
import { changedFields, recordSettingChange } from '#src/kernel/settings/record-setting-change.ts';
import {
  settingGone,
  withValuesBefore,
  type ChangingCall,
  type SettingPage,
} from '#src/kernel/settings/setting-page.ts';
import { approvalKinds } from '../extension-points.ts';
import { findLimitHistory, findLimits, findRoles, insertLimit, lockLimits } from './limit-repository.ts';

type Reading = Pick<Call<'getAuthorityLimits'>, 'tx' | 'caller' | 'language'>;

const kindsWithAmount = () => approvalKinds.entries().filter((kind) => kind.hasAmount);

/** Up to which amount each role decides alone, and what it was before. */
export async function getAuthorityLimits({
  tx,
  caller,
  language,
}: Reading): Promise<Schema<'AuthorityLimits'>> {
  return {
    kinds: kindsWithAmount().map(({ kind, name }) => ({ kind, name: name[language] })),
    roles: await findRoles(tx, language),
    limits: await findLimits(tx, caller.orgId),
    history: await findLimitHistory(tx, caller.orgId),
  };
}

/** Sets a limit from now on; the one before stays in the history. */
export async function setAuthorityLimit(call: Call<'setAuthorityLimit'>): Promise<Schema<'AuthorityLimits'>> {
  await changeLimit(call, call.body);
  return getAuthorityLimits(call);
}

/** The page of the limits among those with a history; a role that had none cannot be without one again. */
export const authorityLimitsPage: SettingPage = {
  page: 'authority-limits',
  changedBy: 'setAuthorityLimit',
  isRestorable: ({ fields }) => fields.every(({ before }) => before !== null),
  restore: async (call, change) => {
    const limits = await findLimits(call.tx, call.caller.orgId);
    const present = limits.find((limit) => subjectOf(limit) === change.subject_id);
    if (present === undefined) throw settingGone();
    const { amount_bani: amount } = withValuesBefore({ amount_bani: present.amount_bani }, change);
    await changeLimit(call, {
      ...present,
      amount_bani: amount,
      replaces_id: present.authority_limit_id,
    });
  },
};

type WantedLimit = Call<'setAuthorityLimit'>['body'];

const subjectOf = ({
  approval_kind: kind,
  role_code: role,
}: Pick<WantedLimit, 'approval_kind' | 'role_code'>) => `${kind} ${role}`;

/** Sets a limit with a change in the history of the page. */
export async function changeLimit(call: ChangingCall, body: WantedLimit): Promise<void> {
  const { tx, caller, now, language, audit } = call;
  const { orgId, userId } = caller;
  const kind = kindsWithAmount().find((one) => one.kind === body.approval_kind);
  if (kind === undefined) throw fieldRefused('approval_kind', 'unknown_code');
  const roles = await findRoles(tx, language);
  const role = roles.find((one) => one.role_code === body.role_code);
  if (role === undefined) throw fieldRefused('role_code', 'unknown_code');
  await lockLimits(tx, orgId);
  const present = (await findLimits(tx, orgId)).find(
    (limit) => limit.approval_kind === body.approval_kind && limit.role_code === body.role_code,
  );
  if ((present?.authority_limit_id ?? null) !== body.replaces_id) throw staleRowVersion(1);
  const limitId = await insertLimit(tx, {
    orgId,
    kind: body.approval_kind,
    roleCode: body.role_code,
    amountBani: body.amount_bani,
    userId,
    now,
  });
  audit.subject(limitId);
  audit.note({ role: body.role_code, before: present?.amount_bani ?? null, after: body.amount_bani });
  await recordSettingChange(call, {
    page: 'authority-limits',
    subject: { id: subjectOf(body), label: `${kind.name[language]} · ${role.name}` },
    fields: changedFields(present, body, ['amount_bani']),
  });
}
