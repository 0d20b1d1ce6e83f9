import { closesCircle } from '@dosar/absences-domain';
import { standIns, type StandIns } from '#src/areas/account/extension-points.ts';
import type { Contribution } from '#src/kernel/extension-points/extension-point.ts';
import { findDeputyships, holdReplacements } from './replacement-repository.ts';
import {
  endSetReplacement,
  findAbleToReplace,
  findStandIns,
  holdDeputy,
  insertSetReplacement,
} from './set-replacement-repository.ts';

const replacements: StandIns = {
  hold: holdReplacements,
  find: ({ tx, ...person }) => findStandIns(tx, person),
  able: ({ tx, ...person }, days) => findAbleToReplace(tx, person, days),
  async set({ tx, caller: { orgId }, now }, { userId, deputyId, from, to, reason }) {
    const taken = await findStandIns(tx, { orgId, userId, now });
    if (taken.some((other) => other.from <= to && other.to >= from)) return 'replacement_overlaps';
    const added = { replaced_user_id: userId, deputy_user_id: deputyId };
    const others = await findDeputyships(tx, orgId, { date_from: from, date_to: to });
    if (closesCircle(added, others)) return 'replacement_circle';
    // Held, so that they do not leave meanwhile with what is given to them here.
    if (!(await holdDeputy(tx, { orgId, userId: deputyId }, { from, to }))) return 'replacement_not_able';
    await insertSetReplacement(tx, { orgId, userId, deputyId, from, to, reason });
    return undefined;
  },
  end: ({ tx, caller: { orgId }, now }, replacement) => endSetReplacement(tx, { orgId, now, ...replacement }),
};

/** Replacements that an administrator sets, with no absence behind them. */
export const setReplacements: Contribution = standIns.entry(replacements);
