import { closesCircle } from '@dosar/absences-domain';
import { formatLocalDate } from '@dosar/kernel/dates';
import { localDateOf } from '@dosar/kernel/zone';
import { leftWork, type LeftOutcome } from '#src/areas/account/extension-points.ts';
import type { ChangeContext } from '#src/kernel/events/domain-event.ts';
import type { Contribution } from '#src/kernel/extension-points/extension-point.ts';
import { findQuestions, lockAbsences, updateAbsence, type AbsenceRow } from '../absence-repository.ts';
import { sendNotices, type NoticeNeeds } from '../notices/send-notices.ts';
import { findDeputyships, findReplacementTakers, passReplacementOn } from '../replacement-repository.ts';

/** The colleagues whom somebody who leaves has promised to replace: somebody else does. */
export const leftReplacements = (needs: NoticeNeeds): Contribution =>
  leftWork.entry({
    kind: 'replacements',
    name: { ro: 'Înlocuiri promise altora', en: 'Replacements promised to others' },
    async find({ tx, orgId, userId, now }) {
      const rows = await findQuestions(tx, { orgId, userId }, localDateOf(now));
      return rows.map((row) => ({
        id: row.absence_id,
        label: `${row.full_name}, ${formatLocalDate(row.date_from)} – ${formatLocalDate(row.date_to)}`,
      }));
    },
    takers: ({ tx, orgId, userId, now }) => findReplacementTakers(tx, { orgId, userId, now }),
    async handOver(context, { userId }, lines): Promise<LeftOutcome> {
      const { tx, caller } = context;
      const ids = lines.map(({ id }) => id);
      const locked = await lockAbsences(tx, caller.orgId, ids);
      const given = new Map<string, string>();
      for (const { id, toUserIds } of lines) {
        const row = locked.get(id);
        if (row?.replacement_user_id !== userId) return { stuckId: id };
        const deputyId = await firstWithoutCircle(context, row, toUserIds);
        if (deputyId === undefined) return { stuckId: id };
        await giveReplacement(needs, context, row, deputyId);
        given.set(id, deputyId);
      }
      return { given };
    },
  });

async function firstWithoutCircle(
  { tx, caller }: ChangeContext,
  row: AbsenceRow,
  toUserIds: readonly string[],
): Promise<string | undefined> {
  const others = (await findDeputyships(tx, caller.orgId, row)).filter(
    (other) => other.replaced_user_id !== row.user_id,
  );
  return toUserIds.find((id) => !closesCircle({ replaced_user_id: row.user_id, deputy_user_id: id }, others));
}

/** Whoever was only asked is asked anew; what was approved goes on with somebody else. */
async function giveReplacement(
  needs: NoticeNeeds,
  { tx, caller, now }: ChangeContext,
  row: AbsenceRow,
  deputyId: string,
): Promise<void> {
  const { orgId } = caller;
  const answer = row.status === 'asked' ? 'asked' : 'accepted';
  await updateAbsence(tx, orgId, row.absence_id, {
    replacement_user_id: deputyId,
    replacement_answer: answer,
    replacement_reason: null,
  });
  await passReplacementOn(tx, { orgId, absenceId: row.absence_id, deputyId, now });
  if (answer === 'asked') await sendNotices(needs, { tx, orgId, now }, 'replacement_asked', row, [deputyId]);
}
