import { nextPartyOf } from '@dosar/partners-domain';
import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound } from '#src/kernel/problem/problem.ts';
import { recordTimelineEvent } from '#src/areas/claims/index.ts';
import { carryOut, dueAfter } from './carry-out.ts';
import { findFileOfJobs, findForeignDocuments } from './job-file-repository.ts';
import { jobRefused } from './job-refused.ts';
import { findJob, insertStep, type JobPlace } from './job-repository.ts';
import { insertJob, linkDocuments } from './new-job-repository.ts';
import { keepProposals } from './proposal-repository.ts';
import { proposalsFor } from './propose-partners.ts';
import { receiverOf } from './receiver.ts';
import { shownJob } from './shown-job.ts';
import { stepText } from './job-words.ts';

/** Makes a job of a file, with who was proposed for it; and sends it, where somebody was chosen. */
export async function makeJob(call: Call<'makeJob'>): Promise<Schema<'PartnerJob'>> {
  const { tx, caller, path, body, now, audit, language } = call;
  const { orgId } = caller;
  const file = await findFileOfJobs(tx, { orgId, assignmentId: path.assignment_id, language });
  if (file === undefined) throw notFound();
  if (file.is_closed) throw jobRefused('file_closed');
  const claimFileId = file.claim_file_id;
  const documentIds = [...new Set(body.document_ids)];
  if ((await findForeignDocuments(tx, { orgId, claimFileId, documentIds })).length > 0)
    throw jobRefused('unknown_document');
  const to = body.to === null ? undefined : receiverOf(body.to);
  const standing = { state: 'draft', kind: body.kind, isInvoiceCleared: false } as const;
  const userId = caller.actorUserId ?? caller.userId;
  const partnerJobId = await insertJob(tx, {
    org_id: orgId,
    claim_file_id: claimFileId,
    kind: body.kind,
    damage: body.damage,
    note: body.note,
    on_silence: body.on_silence,
    vehicle_plate: file.plate,
    vehicle_name: file.vehicle_name,
    contact_name: file.contact_name,
    contact_phone: file.contact_phone,
    next_party: nextPartyOf(standing),
    due_at: await dueAfter(call, standing, null),
    state_since: now,
    made_by_user_id: userId,
    created_at: now,
  });
  const place = { orgId, partnerJobId };
  audit.subject(partnerJobId);
  audit.note({ kind: body.kind });
  await linkDocuments(tx, place, documentIds, now);
  const { items } = await proposalsFor(tx, { orgId, file, kind: body.kind, now });
  await keepProposals(tx, place, items, now);
  await keepMaking(call, place);
  const job = await findJob(tx, place, { isHeld: true });
  if (job === undefined) throw notFound();
  if (to === undefined)
    await recordTimelineEvent(call, {
      claimFileId,
      kind: 'partner_job',
      title: stepText('make', job, { side: 'handler' }),
      data: { partner_job_id: partnerJobId },
    });
  else
    await carryOut(call, {
      partnerJobId,
      act: 'send',
      rowVersion: undefined,
      by: { side: 'handler' },
      details: to,
    });
  return shownJob(call, partnerJobId);
}

/** The first step of the history. */
function keepMaking({ tx, caller, now }: Call<'makeJob'>, place: JobPlace): Promise<void> {
  return insertStep(tx, place, {
    act: 'make',
    from: 'draft',
    to: 'draft',
    side: 'handler',
    isByPhone: false,
    userId: caller.actorUserId ?? caller.userId,
    name: null,
    reason: null,
    facts: {},
    wasDueAt: null,
    now,
  });
}
