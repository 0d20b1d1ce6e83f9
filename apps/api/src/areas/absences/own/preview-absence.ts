import { periodFault, workingHalfDays } from '@dosar/absences-domain';
import { endOfDay, localDateOf, startOfDay } from '@dosar/kernel/zone';
import type { Schema } from '@dosar/openapi';
import { findOpenWork } from '#src/areas/assignments/index.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import { fieldRefused, notFound } from '#src/kernel/problem/problem.ts';
import { balancesByYear, factsOf, findType, freeDaysOf } from '../rules/absence-facts.ts';
import { findManagedIds } from '../rules/people-repository.ts';
import { findClash } from './find-clash.ts';

/** What an absence would mean, before it is asked for (ux 66). */
export async function previewAbsence(call: Call<'previewAbsence'>): Promise<Schema<'AbsencePreview'>> {
  const { tx, caller, body, now, language } = call;
  const userId = await personOf(call, body.user_id);
  const type = await findType(tx, caller.orgId, body.absence_type_code, language);
  if (!type) throw fieldRefused('absence_type_code', 'unknown_code');
  const planned = { ...body, orgId: caller.orgId, userId, type, absenceId: body.absence_id };
  const freeDays = await freeDaysOf(tx, caller.orgId, body);
  const fault = periodFault(body, freeDays) ?? null;
  const empty = {
    balance_before: null,
    balance_after: null,
    balances: [],
    colleagues: [],
    warnings: [],
    candidates: [],
  };
  // Of days that cannot be asked for there is nothing to say but why.
  if (fault !== null) return { ...empty, half_days: 0, fault, clash: null, due_count: 0, legal_dates: [] };
  const work = await findOpenWork(tx, { orgId: caller.orgId, userId }, language);
  const [from, until] = [startOfDay(body.date_from).toISOString(), endOfDay(body.date_to).toISOString()];
  return {
    ...(await factsOf(tx, planned, { now, language })),
    balances: await balancesByYear(tx, planned, localDateOf(now)),
    half_days: workingHalfDays(body, freeDays),
    fault,
    clash: (await findClash(tx, planned)) ?? null,
    due_count: work.filter(({ due_at: at }) => at >= from && at < until).length,
    legal_dates: work
      .flatMap(({ legal_due_date: day }) => (day === null ? [] : [day]))
      .filter((day) => day >= body.date_from && day <= body.date_to)
      .toSorted()
      .slice(0, 400),
  };
}

/** Whose absence it is: the caller's own, or that of somebody whom the caller manages. */
export async function personOf(
  { tx, caller }: Pick<Call<'previewAbsence'>, 'tx' | 'caller'>,
  userId: string | undefined,
): Promise<string> {
  if (userId === undefined || userId === caller.userId) return caller.userId;
  const managed = await findManagedIds(tx, caller.orgId, caller.userId);
  // Whom a team lead may plan for is decided by the team, not by the role alone.
  if (!caller.roles.some((role) => role.endsWith('.manager')) || !managed.has(userId)) throw notFound();
  return userId;
}
