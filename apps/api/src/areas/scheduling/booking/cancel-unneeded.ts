import { inspectionNotNeeded } from '#src/areas/settlement/events.ts';
import { publish } from '#src/kernel/events/domain-event.ts';
import { visitCancelled } from '../events.ts';
import { findVisitsToCome, findVisit, lockVisit, setVisitStatus } from '../visit-repository.ts';
import { factsOf } from './book-visit.ts';
import { recordVisitEvent } from './record-visit.ts';
import { tellAboutVisit, type MessageNeeds } from './tell-about-visit.ts';

const most = 20;

/** Cancels the coming visits of a claim that needs no inspection any more, and notifies the claimant. */
export const cancelUnneededVisits = (needs: MessageNeeds) =>
  inspectionNotNeeded.follow(async (context, { claimFileId, reason }) => {
    const { tx, caller, now } = context;
    for (const { visit_id: visitId } of await findVisitsToCome(tx, caller.orgId, {
      now,
      most,
      claimFileId,
    })) {
      await lockVisit(tx, caller.orgId, visitId);
      await setVisitStatus(tx, caller.orgId, visitId, 'cancelled');
      const visit = await findVisit(tx, caller.orgId, visitId);
      if (visit === undefined) continue;
      await recordVisitEvent(
        context,
        visit,
        { ro: 'Constatare anulată', en: 'Inspection cancelled' },
        reason,
      );
      await tellAboutVisit(needs, context, visit, 'visit_cancelled');
      await publish(context, visitCancelled, factsOf(visit));
    }
  });
