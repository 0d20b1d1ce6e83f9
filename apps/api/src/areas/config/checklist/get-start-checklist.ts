import { localDateOf } from '@dosar/kernel/zone';
import type { Schema } from '@dosar/openapi';
import { meetsRoleCondition } from '#src/kernel/access/role-condition.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import { startChecks, type StartCheck } from '../extension-points.ts';
import { findRoleName } from './role-name-repository.ts';

type ChecklistCall = Call<'getStartChecklist'>;

/** What the caller's organisation still needs before its first claim. */
export async function getStartChecklist(call: ChecklistCall): Promise<Schema<'StartChecklist'>> {
  const lines: Schema<'StartCheck'>[] = [];
  for (const check of startChecks.entries().toSorted((one, other) => one.order - other.order))
    lines.push(await lineOf(check, call));
  return { lines, done_count: lines.filter((line) => line.is_done).length };
}

async function lineOf(
  { code, title, without, page, look }: StartCheck,
  { tx, caller, language, now }: ChecklistCall,
): Promise<Schema<'StartCheck'>> {
  const { isDone, detail } = await look(tx, caller.orgId, localDateOf(now));
  const isOpen = page === undefined || meetsRoleCondition(caller.roles, page.role);
  return {
    code,
    title: title[language],
    is_done: isDone,
    detail: detail[language],
    without: without[language],
    address: page?.address ?? null,
    asks_for: isOpen ? null : await findRoleName(tx, page.role, language),
  };
}
