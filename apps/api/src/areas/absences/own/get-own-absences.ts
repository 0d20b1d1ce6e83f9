import { balanceOf } from '@dosar/absences-domain';
import { localDateOf, startOfDay, endOfDay } from '@dosar/kernel/zone';
import type { Schema } from '@dosar/openapi';
import { findOpenWork } from '#src/areas/assignments/index.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import { absenceOn, findAbsencesOf, findQuestions, type AbsenceRow } from '../absence-repository.ts';
import {
  findCountedLeaves,
  findEntitlement,
  findFreeDays,
  findTypes,
} from '../rules/leave-rules-repository.ts';
import { hasFeed } from './feed-repository.ts';

/** The caller's absences of a year, with the balance and what explains it (specification R11, M5). */
export async function getOwnAbsences(call: Call<'getOwnAbsences'>): Promise<Schema<'OwnAbsences'>> {
  const { tx, caller, now, query, language } = call;
  const today = localDateOf(now);
  const year = query.year ?? Number(today.slice(0, 4));
  // People plan beyond New Year.
  const shown = { from: `${year}-01-01`, to: `${year + 1}-12-31` };
  const freeDays = await findFreeDays(tx, caller.orgId, shown, language);
  const leaves = await findCountedLeaves(tx, caller, year);
  const entitlement = await findEntitlement(tx, caller, year);
  const balance = balanceOf(entitlement, leaves, new Set(freeDays.map(({ date }) => date)), today);
  const absences = await findAbsencesOf(tx, caller, shown);
  const questions = await findQuestions(tx, caller, today);
  return {
    today,
    types: (await findTypes(tx, caller.orgId, language)).map(
      ({ returns_rest_days: _hidden, ...type }) => type,
    ),
    balance: {
      year,
      ...balance,
      carried_until: entitlement.carried_until,
      ledger: balance.ledger.map((entry) => ({ ...entry, absence_id: entry.absence_id ?? null })),
    },
    absences: absences.map((row) => absenceOn(today, row)),
    free_days: freeDays,
    questions: await Promise.all(questions.map((row) => questionOf(call, row))),
    has_feed: await hasFeed(tx, caller),
  };
}

/** The question as the colleague who is asked to replace reads it, with the work that it is about. */
export async function questionOf(
  { tx, caller, now, language }: Pick<Call<'answerReplacement'>, 'tx' | 'caller' | 'now' | 'language'>,
  row: AbsenceRow,
): Promise<Schema<'ReplacementQuestion'>> {
  const today = localDateOf(now);
  const work = await findOpenWork(tx, { orgId: caller.orgId, userId: row.user_id }, language);
  const [from, until] = [startOfDay(row.date_from).toISOString(), endOfDay(row.date_to).toISOString()];
  const { absence_id, full_name, date_from, date_to, first_part, last_part, row_version } = row;
  return {
    absence_id,
    full_name,
    date_from,
    date_to,
    first_part,
    last_part,
    answer: row.replacement_answer ?? 'asked',
    is_in_force: row.status === 'approved' && date_from <= today && today <= date_to,
    open_count: work.filter(({ due_at: at }) => at >= from && at < until).length,
    legal_count: work.filter(({ legal_due_date: day }) => day !== null && day >= date_from && day <= date_to)
      .length,
    row_version,
  };
}
