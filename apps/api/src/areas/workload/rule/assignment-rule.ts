import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { Problem, staleRowVersion } from '#src/kernel/problem/problem.ts';
import { findRule, findUnassigned, keepRule } from './rule-repository.ts';

type Asked = Pick<Call<'getAssignmentRule'>, 'tx' | 'caller' | 'language'>;

/** Whether the new work of the caller's team is given out by rule, and what nobody could be given. */
export async function getAssignmentRule({ tx, caller, language }: Asked): Promise<Schema<'AssignmentRule'>> {
  const rule = await findRule(tx, caller.orgId, caller.userId, language);
  if (rule === undefined) return noTeam;
  const { team_id: teamId, ...shown } = rule;
  const { count, rows } = await findUnassigned(tx, caller.orgId, teamId, language);
  return { ...shown, unassigned_count: count, unassigned: rows };
}

const noTeam: Schema<'AssignmentRule'> = {
  team_name: null,
  is_on: false,
  row_version: 0,
  changed_by_name: null,
  changed_at: null,
  unassigned_count: 0,
  unassigned: [],
};

/** Switches the rule for the work that comes to the caller's team from now on. */
export async function setAssignmentRule(call: Call<'setAssignmentRule'>): Promise<Schema<'AssignmentRule'>> {
  const { tx, caller, body, now, language, audit } = call;
  const rule = await findRule(tx, caller.orgId, caller.userId, language);
  if (rule === undefined) throw new Problem(409, 'conflict', { context: { reason: 'no_team' } });
  const { team_id: teamId } = rule;
  audit.subject(teamId);
  const switched = { teamId, isOn: body.is_on, userId: caller.userId, now };
  if (!(await keepRule(tx, caller.orgId, switched, body.row_version)))
    throw staleRowVersion(rule.row_version);
  audit.note({ is_on: body.is_on });
  return getAssignmentRule(call);
}
