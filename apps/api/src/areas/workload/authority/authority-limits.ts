import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { fieldRefused, staleRowVersion } from '#src/kernel/problem/problem.ts';
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
  const { tx, caller, body, now, language, audit } = call;
  const { orgId, userId } = caller;
  if (!kindsWithAmount().some(({ kind }) => kind === body.approval_kind))
    throw fieldRefused('approval_kind', 'unknown_code');
  const roles = await findRoles(tx, language);
  if (!roles.some((role) => role.role_code === body.role_code))
    throw fieldRefused('role_code', 'unknown_code');
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
  return getAuthorityLimits(call);
}
