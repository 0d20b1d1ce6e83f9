import type { Schema } from '@dosar/openapi';
import { recordTimelineEvent } from '#src/areas/claims/index.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import { fieldRefused, notFound } from '#src/kernel/problem/problem.ts';
import { insertJobMessage } from '../messages/message-repository.ts';
import { atJob } from './at-insurer.ts';
import { requireOpen } from './own-files.ts';
import { findOwnJob } from './own-job-repository.ts';
import { ownJobOf } from './own-job.ts';

/** Writes to the handler; the message stays with the job, and the timeline of the file tells of it. */
export function writeOwnMessage(call: Call<'writeOwnMessage'>): Promise<Schema<'OwnJob'>> {
  const body = call.body.body.trim();
  if (body === '') throw fieldRefused('body', 'required');
  return atJob(call, 'writeOwnMessage', async (at) => {
    const { tx, seat, partnerJobId, personName, now } = at;
    await requireOpen(at);
    const found = await findOwnJob(tx, seat, partnerJobId);
    if (found === undefined) throw notFound();
    await insertJobMessage(
      tx,
      { ...seat, partnerJobId },
      { side: 'partner', authorUserId: null, authorName: personName, body, now },
    );
    await recordTimelineEvent(at, {
      claimFileId: found.job.claim_file_id,
      kind: 'partner_job',
      title: { ro: `Mesaj de la partener: ${personName}`, en: `Message of the partner: ${personName}` },
      body,
      data: { partner_job_id: partnerJobId },
    });
    return ownJobOf(at);
  });
}
