import type { Schema } from '@dosar/openapi';
import { actorOf, recordAudit } from '#src/kernel/audit/record-audit.ts';
import type { BilingualText } from '#src/kernel/http/request-language.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import { fieldRefused, notFound } from '#src/kernel/problem/problem.ts';
import { hasClaimFile } from '../change/party-repository.ts';
import { recordTimelineEvents, type TimelineContext } from '../timeline/timeline-event.ts';
import { linkWords } from './link-words.ts';
import {
  deleteLink,
  findFileId,
  findLinkedFiles,
  findNumbers,
  insertLink,
  type FileLink,
} from './link-repository.ts';

// More belong into one file.
const mostLinks = 10;

/** Links two files; the timelines of both tell it. */
export async function linkFiles(context: TimelineContext, link: FileLink): Promise<void> {
  const { tx, caller, now } = context;
  const { orgId } = caller;
  const userId = caller.kind === 'staff' ? caller.userId : undefined;
  await insertLink(tx, { ...link, orgId, userId, now });
  await tellBoth(context, link, linkWords[link.kind]);
}

/** The files that a file is linked with. */
export async function browseFileLinks({
  path,
  caller: { orgId },
  tx,
}: Call<'browseFileLinks'>): Promise<Schema<'LinkedFile'>[]> {
  const claimFileId = path.claim_file_id;
  if (!(await hasClaimFile(tx, { orgId, claimFileId }))) throw notFound();
  const links = await findLinkedFiles(tx, orgId, claimFileId);
  return links.map(({ claim_file_id: _id, ...shown }) => shown);
}

/** Notes down that a file belongs together with another one, and why. */
export async function linkClaimFile(call: Call<'linkClaimFile'>) {
  const { body, caller, tx } = call;
  const { claimFileId, otherClaimFileId } = await bothFiles(call);
  for (const [id, other] of [
    [claimFileId, otherClaimFileId],
    [otherClaimFileId, claimFileId],
  ] as const) {
    const links = await findLinkedFiles(tx, caller.orgId, id);
    if (links.length >= mostLinks && links.every((link) => link.claim_file_id !== other))
      throw fieldRefused('claim_file_no', 'too_many');
  }
  const { kind } = body;
  await linkFiles(call, { claimFileId, otherClaimFileId, kind, reason: body.reason.trim() });
  call.audit.note({ kind });
  await auditOther(call, otherClaimFileId, 'CLAIM_FILES_LINKED', kind);
  return { claim_file_no: body.claim_file_no };
}

/** Takes that back, with the reason for it. */
export async function unlinkClaimFile(call: Call<'unlinkClaimFile'>) {
  const { body, caller, tx } = call;
  const { claimFileId, otherClaimFileId } = await bothFiles(call);
  const links = await findLinkedFiles(tx, caller.orgId, claimFileId);
  const link = links.find(({ claim_file_id: id }) => id === otherClaimFileId);
  if (link === undefined) throw notFound();
  if (!link.may_unlink) throw fieldRefused('claim_file_no', 'invalid_value');
  await deleteLink(tx, caller.orgId, [claimFileId, otherClaimFileId]);
  const told = { ro: 'Nu mai este legat de dosarul', en: 'No longer linked with claim' };
  await tellBoth(call, { claimFileId, otherClaimFileId, reason: body.reason.trim() }, [told, told]);
  call.audit.note({ kind: link.kind });
  await auditOther(call, otherClaimFileId, 'CLAIM_FILES_UNLINKED', link.kind);
  return { claim_file_no: body.claim_file_no };
}

type LinkCall = Call<'linkClaimFile'> | Call<'unlinkClaimFile'>;

async function bothFiles({ path, body, caller, tx, audit }: LinkCall) {
  const claimFileId = path.claim_file_id;
  if (!(await hasClaimFile(tx, { orgId: caller.orgId, claimFileId }))) throw notFound();
  audit.subject(claimFileId);
  const other = await findFileId(tx, caller.orgId, body.claim_file_no);
  if (other === undefined) throw fieldRefused('claim_file_no', 'unknown_code');
  if (other === claimFileId) throw fieldRefused('claim_file_no', 'invalid_value');
  audit.note({ claim_file_no: body.claim_file_no });
  return { claimFileId, otherClaimFileId: other };
}

/** The entry of the other file: that of the call is about the one it was made from. */
async function auditOther(
  { tx, caller, path, now }: LinkCall,
  otherClaimFileId: string,
  event: 'CLAIM_FILES_LINKED' | 'CLAIM_FILES_UNLINKED',
  kind: FileLink['kind'],
): Promise<void> {
  const numbers = await findNumbers(tx, caller.orgId, [path.claim_file_id]);
  await recordAudit(tx, {
    event,
    outcome: 'success',
    actor: actorOf(caller),
    entity: 'claim_file',
    entityId: otherClaimFileId,
    data: { claim_file_no: numbers.get(path.claim_file_id) ?? null, kind },
    now,
  });
}

type Told = readonly [itself: BilingualText, other: BilingualText];

async function tellBoth(context: TimelineContext, link: Omit<FileLink, 'kind'>, [itself, other]: Told) {
  const { claimFileId, otherClaimFileId, reason } = link;
  const numbers = await findNumbers(context.tx, context.caller.orgId, [claimFileId, otherClaimFileId]);
  const [mine, theirs] = [numbers.get(claimFileId) ?? '', numbers.get(otherClaimFileId) ?? ''];
  const why = { kind: 'change', ...(reason !== undefined && { body: reason }) } as const;
  await recordTimelineEvents(context, [
    {
      ...why,
      claimFileId,
      title: { ro: `${itself.ro} ${theirs}`, en: `${itself.en} ${theirs}` },
      data: { claim_file_no: theirs },
    },
    {
      ...why,
      claimFileId: otherClaimFileId,
      title: { ro: `${other.ro} ${mine}`, en: `${other.en} ${mine}` },
      data: { claim_file_no: mine },
    },
  ]);
}
