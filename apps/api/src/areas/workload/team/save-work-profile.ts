import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { fieldRefused, notFound, staleRowVersion } from '#src/kernel/problem/problem.ts';
import { getTeam } from './get-team.ts';
import { findKinds, findMembers, keepProfile } from './team-repository.ts';

/** Says how much somebody of the caller's team can carry, and which work. */
export async function saveWorkProfile(call: Call<'saveWorkProfile'>): Promise<Schema<'Team'>> {
  const { tx, caller, path, body, language, audit } = call;
  const { orgId } = caller;
  const members = await findMembers(tx, orgId, caller.userId);
  const before = members.find((member) => member.user_id === path.user_id);
  if (!before) throw notFound();
  const { policyTypes, assignmentTypes } = await findKinds(tx, orgId, language);
  const isKnown = (kinds: readonly { code: string }[], codes: readonly string[]) =>
    codes.every((code) => kinds.some((kind) => kind.code === code));
  if (!isKnown(policyTypes, body.policy_type_codes)) throw fieldRefused('policy_type_codes', 'unknown_code');
  if (!isKnown(assignmentTypes, body.assignment_type_codes))
    throw fieldRefused('assignment_type_codes', 'unknown_code');
  audit.subject(path.user_id);
  if (!(await keepProfile(tx, { orgId, userId: path.user_id }, body)))
    throw staleRowVersion(before.row_version);
  audit.note({ capacity_before: before.capacity_points, capacity_after: body.capacity_points });
  return getTeam(call);
}
