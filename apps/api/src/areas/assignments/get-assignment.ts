import type { Call } from '#src/kernel/http/route-table.ts';
import { Problem } from '#src/kernel/problem/problem.ts';
import {
  countSections,
  findClaimFile,
  findEvent,
  findFacts,
  findParties,
  findVehicles,
  readerOf,
} from '../claims/index.ts';
import { findFilePhase } from '../tracking/index.ts';
import { findActivities, findAssignment } from './assignment-repository.ts';
import { findStatusFacts } from './status-repository.ts';
import { offeredTransitions } from './transition/offered-transitions.ts';
import { recordVisit } from './visit-repository.ts';

/** An assignment with its file, and what can be done next (specification R12). */
export async function getAssignment({ path, caller, tx, now, language, audit }: Call<'getAssignment'>) {
  const { orgId, userId, roles } = caller;
  const found = await findAssignment(tx, { orgId, userId, assignmentId: path.assignment_id, language });
  if (found?.claim_file_no !== path.claim_file_no) throw new Problem(404, 'not_found');
  audit.subject(found.assignment_id);
  // The answer shows what was new until now.
  await recordVisit(tx, { orgId, userId, assignmentId: found.assignment_id, now });

  const { event_id: eventId, ...header } = found;
  const claimFileId = header.claim_file_id;
  const parties = await findParties(tx, orgId, claimFileId);
  const counts = await countSections(tx, orgId, { claimFileId, reader: readerOf(caller, now) });
  return {
    header,
    claim_file: await findClaimFile(tx, orgId, claimFileId),
    file_phase: await findFilePhase(tx, { orgId, claimFileId, language }),
    facts: await findFacts(tx, { orgId, claimFileId, language }),
    activities: await findActivities(tx, { orgId, claimFileId, language }),
    section_counts: [...counts, { section: 'people', count: parties.length }],
    event: await findEvent(tx, orgId, eventId),
    vehicles: await findVehicles(tx, orgId, claimFileId, language),
    parties,
    status: await findStatusFacts(tx, { orgId, assignmentId: header.assignment_id, language }),
    transitions: await offeredTransitions(tx, { orgId, roles, assignment: header, language }),
    row_version: header.row_version,
  };
}
