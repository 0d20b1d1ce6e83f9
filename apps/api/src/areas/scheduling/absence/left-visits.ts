import { formatInstant } from '@dosar/kernel/zone';
import { leftWork, type LeftOutcome } from '#src/areas/account/extension-points.ts';
import type { Contribution } from '#src/kernel/extension-points/extension-point.ts';
import { moveAmongOthers } from '../booking/move-visits.ts';
import type { MessageNeeds } from '../booking/tell-about-visit.ts';
import { findVisitsToCome, lockVisit } from '../visit-repository.ts';
import { findVisitTakers } from './visit-taker-repository.ts';

const mostVisits = 1000;
const endOfTime = new Date(Date.UTC(9999, 0, 1));

/** Reassigns the visits of a person who leaves to colleagues, at the same hour and place. */
export const leftVisits = (needs: MessageNeeds): Contribution =>
  leftWork.entry({
    kind: 'visits',
    name: { ro: 'Constatări programate', en: 'Inspections to come' },
    async find({ tx, orgId, userId, now }) {
      const person = { userId, from: now, until: endOfTime };
      const visits = await findVisitsToCome(tx, orgId, { now, most: mostVisits, person });
      return visits.map((visit) => ({
        id: visit.visit_id,
        label: [formatInstant(visit.starts_at), visit.place_name, visit.claim_file_no].join(' · '),
      }));
    },
    takers: ({ tx, orgId, userId, now }) => findVisitTakers(tx, { orgId, userId, now }),
    async handOver(context, { userId }, lines): Promise<LeftOutcome> {
      const given = new Map<string, string>();
      for (const { id, toUserIds } of lines) {
        const visit = await lockVisit(context.tx, context.caller.orgId, id);
        if (visit?.user_id !== userId) return { stuckId: id };
        for (const toUserId of toUserIds) {
          const wanted = { visitId: id, rowVersion: visit.row_version, userId: toUserId };
          if ((await moveAmongOthers(needs, context, wanted)) !== 'moved') continue;
          given.set(id, toUserId);
          break;
        }
        if (!given.has(id)) return { stuckId: id };
      }
      return { given };
    },
  });
