import { formatPhone } from '@dosar/kernel/phones';
import { giveFollowingWork, isKindOfWork, openAssignment } from '#src/areas/assignments/index.ts';
import { recordTimelineEvent } from '#src/areas/claims/index.ts';
import type { ChangeContext } from '#src/kernel/events/domain-event.ts';
import { visitHour } from '../booking/visit-texts.ts';
import type { VisitRow } from '../visit-repository.ts';
import { hasOpenCall } from './visit-news-repository.ts';

/** The assignment type of a call. */
const call = 'callback';

/** The reason of a call about a visit. */
const titles = {
  nobody: {
    ro: 'De sunat: nimeni nu a putut fi anunțat de constatare',
    en: 'To call: nobody could be told of the inspection',
  },
  cannot_come: {
    ro: 'De sunat: clientul a răspuns că nu poate veni la constatare',
    en: 'To call: the client answered that they cannot come to the inspection',
  },
};

/**
 * Opens a call about a visit, because nobody can be written to or because the claimant cannot come; answers its assignment.
 *
 * While one is open, what happens next is said in the same call. Organisations that know no such work get none.
 */
export async function callUnreached(
  context: ChangeContext,
  visit: VisitRow,
  why: keyof typeof titles = 'nobody',
): Promise<string | undefined> {
  const { tx, caller } = context;
  const { orgId } = caller;
  if (!(await isKindOfWork(tx, orgId, call)) || (await hasOpenCall(tx, orgId, visit.visit_id)))
    return undefined;
  const opened = await openAssignment(context, {
    claimFileId: visit.claim_file_id,
    assignmentType: call,
    createdByUserId: undefined,
    parentAssignmentId: visit.assignment_id,
  });
  await giveFollowingWork(context, {
    claimFileId: visit.claim_file_id,
    fromAssignmentId: visit.assignment_id,
    assignmentIds: [opened.assignment_id],
  });
  const who = [visit.contact_name, visit.contact_phone === null ? null : formatPhone(visit.contact_phone)];
  await recordTimelineEvent(context, {
    claimFileId: visit.claim_file_id,
    assignmentId: opened.assignment_id,
    kind: 'assignment',
    title: titles[why],
    body: [visitHour(visit, 'ro'), visit.place_name, ...who].filter(Boolean).join(' · '),
  });
  return opened.assignment_id;
}
