import { localDateOf } from '@dosar/kernel/zone';
import type { Schema } from '@dosar/openapi';
import { organisationLooks } from '#src/areas/account/index.ts';
import { recordTimelineEvent } from '#src/areas/claims/index.ts';
import { hasStopped, stopTopic } from '#src/areas/messages/index.ts';
import { enterOrganisation } from '#src/kernel/access/enter-organisation.ts';
import { platformOrgId } from '#src/kernel/database/index.ts';
import { systemCaller } from '#src/kernel/events/domain-event.ts';
import type { Call, RouteTable } from '#src/kernel/http/route-table.ts';
import { notFound, Problem } from '#src/kernel/problem/problem.ts';
import type { JobPlace } from '../jobs/job-repository.ts';
import { findQuestion, findQuestionByKey, keepGrade, keepStop, type Question } from './grade-repository.ts';

type Answering = Call<'readGradeRequest'> | Call<'gradeJob'> | Call<'stopGradeRequests'>;

/** The question of a link, in its organisation; whoever has no link learns nothing, after the same steps. */
async function questionOf(
  { tx, body }: Answering,
  { isHeld }: { isHeld: boolean },
): Promise<{ place: JobPlace; question: Question }> {
  const unknown = { orgId: platformOrgId, partnerJobId: platformOrgId };
  const place = (await findQuestionByKey(tx, body.key)) ?? unknown;
  await enterOrganisation(tx, place.orgId);
  const question = await findQuestion(tx, place, { isHeld });
  if (question === undefined) throw notFound();
  return { place, question };
}

const stateOf = (
  { graded_at: gradedAt, expires_at: expiresAt }: Question,
  now: Date,
): Schema<'GradeRequest'>['state'] => (gradedAt !== null ? 'answered' : expiresAt > now ? 'open' : 'expired');

/** Says which work is graded by a link, and uses nothing up. */
async function readGradeRequest(call: Call<'readGradeRequest'>): Promise<Schema<'GradeRequest'>> {
  const { place, question } = await questionOf(call, { isHeld: false });
  const { orgId } = place;
  const { party_id: partyId } = question;
  const state = stateOf(question, call.now);
  const { org_name, worker_name, kind, vehicle, done_at: doneAt, expires_at: expiresAt } = question;
  return {
    state,
    org_name,
    worker_name,
    kind,
    // A link that was left lying about says no more than it has to.
    vehicle: state === 'expired' ? null : vehicle,
    done_on: localDateOf(doneAt),
    expires_at: expiresAt.toISOString(),
    is_stopped: partyId !== null && (await hasStopped(call.tx, { orgId, partyId }, 'grades')),
    organisation: await organisationLooks(call.tx, orgId),
  };
}

/** Keeps the grade of a job, once. */
async function gradeJob(call: Call<'gradeJob'>): Promise<Schema<'Done'>> {
  const { tx, body, now, audit } = call;
  const { place, question } = await questionOf(call, { isHeld: true });
  audit.subject(place.partnerJobId);
  const reason = stateOf(question, now);
  if (reason !== 'open') throw new Problem(409, 'partner_grade_rule', { context: { reason } });
  const { grade, comment } = body;
  await keepGrade(tx, place, { grade, comment, now });
  await recordTimelineEvent(
    { tx, caller: systemCaller(place.orgId), now },
    {
      claimFileId: question.claim_file_id,
      kind: 'partner_job',
      title: {
        ro: `Nota păgubitului pentru ${question.worker_name}: ${grade} din 5`,
        en: `Grade of the claimant for ${question.worker_name}: ${grade} of 5`,
      },
      ...(comment !== null && { body: comment }),
      data: { partner_job_id: place.partnerJobId },
    },
  );
  return { success: true };
}

/** Keeps that the reader of a link wants no more questions, however old the link is. */
async function stopGradeRequests(call: Call<'stopGradeRequests'>): Promise<Schema<'Done'>> {
  const { place, question } = await questionOf(call, { isHeld: true });
  const { party_id: partyId } = question;
  call.audit.subject(place.partnerJobId);
  await keepStop(call.tx, place, call.now);
  if (partyId !== null) await stopTopic(call.tx, { orgId: place.orgId, partyId }, 'grades', call.now);
  return { success: true };
}

type GradeOperation = 'readGradeRequest' | 'gradeJob' | 'stopGradeRequests';

/** What whoever had the damage does with the link of a question. */
export const gradeRoutes: Pick<RouteTable<'partners'>, GradeOperation> = {
  readGradeRequest,
  gradeJob,
  stopGradeRequests,
};
