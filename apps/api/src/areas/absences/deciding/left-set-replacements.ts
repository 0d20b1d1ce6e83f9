import { closesCircle } from '@dosar/absences-domain';
import { formatLocalDate } from '@dosar/kernel/dates';
import { leftWork, type LeftOutcome } from '#src/areas/account/extension-points.ts';
import type { Contribution } from '#src/kernel/extension-points/extension-point.ts';
import { findDeputyships, findReplacementTakers } from '../replacement-repository.ts';
import { findSetReplacementsOf, holdDeputy, passSetReplacementOn } from '../set-replacement-repository.ts';

/** The colleagues in whose name an administrator lets somebody work who leaves: somebody else does. */
export const leftSetReplacements: Contribution = leftWork.entry({
  kind: 'set_replacements',
  name: { ro: 'Înlocuiri puse de un administrator', en: 'Replacements set by an administrator' },
  async find({ tx, orgId, userId, now }) {
    const rows = await findSetReplacementsOf(tx, { orgId, userId, now });
    return rows.map(({ replacementId, replacedName, from, to }) => ({
      id: replacementId,
      label: `${replacedName}, ${formatLocalDate(from)} – ${formatLocalDate(to)}`,
    }));
  },
  takers: ({ tx, orgId, userId, now }) => findReplacementTakers(tx, { orgId, userId, now }),
  async handOver({ tx, caller: { orgId }, now }, { userId }, lines): Promise<LeftOutcome> {
    const rows = new Map(
      (await findSetReplacementsOf(tx, { orgId, userId, now })).map((row) => [row.replacementId, row]),
    );
    const given = new Map<string, string>();
    for (const { id, toUserIds } of lines) {
      const row = rows.get(id);
      if (row === undefined) return { stuckId: id };
      const { replacedId, from, to } = row;
      const others = (await findDeputyships(tx, orgId, { date_from: from, date_to: to })).filter(
        (other) => other.replaced_user_id !== replacedId,
      );
      const free = toUserIds.filter(
        (deputyId) => !closesCircle({ replaced_user_id: replacedId, deputy_user_id: deputyId }, others),
      );
      let takerId: string | undefined;
      for (const deputyId of free)
        takerId ??= (await holdDeputy(tx, { orgId, userId: deputyId }, { from, to })) ? deputyId : undefined;
      if (takerId === undefined) return { stuckId: id };
      await passSetReplacementOn(tx, { orgId, replacementId: id, deputyId: takerId, now });
      given.set(id, takerId);
    }
    return { given };
  },
});
