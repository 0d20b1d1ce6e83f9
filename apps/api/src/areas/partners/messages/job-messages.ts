import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { fieldRefused, notFound } from '#src/kernel/problem/problem.ts';
import { partnerRefused } from '../directory/partner-refused.ts';
import { findJobMessages, findReaders, insertJobMessage, type JobReaders } from './message-repository.ts';

type Messages = Schema<'JobMessages'>;
type JobCall = Call<'browseJobMessages'> | Call<'writeJobMessage'>;

/** What was written between the handler and the partner that has the job. */
export async function browseJobMessages(call: Call<'browseJobMessages'>): Promise<Messages> {
  return messagesOf(call, await readersOf(call));
}

/** Writes to the partner of a job. */
export async function writeJobMessage(call: Call<'writeJobMessage'>): Promise<Messages> {
  const { tx, caller, path, now, audit } = call;
  const body = call.body.body.trim();
  if (body === '') throw fieldRefused('body', 'required');
  const readers = await readersOf(call);
  if (readers.ended_at !== null) throw partnerRefused('job_over');
  if (!readers.has_pages) throw partnerRefused('nobody_reads');
  const authorUserId = caller.actorUserId ?? caller.userId;
  await insertJobMessage(
    tx,
    { orgId: caller.orgId, partnerId: readers.partner_id, partnerJobId: path.partner_job_id },
    { side: 'handler', authorUserId, authorName: undefined, body, now },
  );
  audit.subject(path.partner_job_id);
  return messagesOf(call, readers);
}

async function readersOf({ tx, caller, path }: JobCall): Promise<JobReaders> {
  const readers = await findReaders(tx, { orgId: caller.orgId, partnerJobId: path.partner_job_id });
  if (readers === undefined) throw notFound();
  return readers;
}

async function messagesOf({ tx, caller, path }: JobCall, readers: JobReaders): Promise<Messages> {
  const { partner_id: partnerId } = readers;
  const place = { orgId: caller.orgId, partnerJobId: path.partner_job_id };
  return {
    can_write: readers.has_pages && readers.ended_at === null,
    items: await findJobMessages(tx, { ...place, partnerId }, 'handler'),
  };
}
