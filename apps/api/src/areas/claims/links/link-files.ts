import type { Call } from '#src/kernel/http/route-table.ts';
import { fieldRefused, notFound } from '#src/kernel/problem/problem.ts';
import { hasClaimFile } from '../change/party-repository.ts';
import { recordTimelineEvents, type TimelineContext } from '../timeline/timeline-event.ts';
import type { BilingualText } from '#src/kernel/http/request-language.ts';
import { linkWords } from './link-words.ts';
import {
  countLinks,
  deleteLink,
  findFileId,
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

/** Notes down that a file belongs together with another one. */
export async function linkClaimFile(call: Call<'linkClaimFile'>) {
  const [claimFileId, otherClaimFileId] = await bothFiles(call);
  for (const id of [claimFileId, otherClaimFileId])
    if ((await countLinks(call.tx, call.caller.orgId, id)) >= mostLinks)
      throw fieldRefused('claim_file_no', 'too_many');
  await linkFiles(call, { claimFileId, otherClaimFileId, kind: 'related' });
  return { claim_file_no: call.body.claim_file_no };
}

/** Takes that back. */
export async function unlinkClaimFile(call: Call<'unlinkClaimFile'>) {
  const ids = await bothFiles(call);
  if (!(await deleteLink(call.tx, call.caller.orgId, ids))) throw notFound();
  const told = { ro: 'Nu mai este legat de dosarul', en: 'No longer linked with claim' };
  await tellBoth(call, { claimFileId: ids[0], otherClaimFileId: ids[1] }, [told, told]);
  return { claim_file_no: call.body.claim_file_no };
}

type LinkCall = Call<'linkClaimFile'> | Call<'unlinkClaimFile'>;

async function bothFiles({ path, body, caller, tx, audit }: LinkCall): Promise<[string, string]> {
  const claimFileId = path.claim_file_id;
  if (!(await hasClaimFile(tx, { orgId: caller.orgId, claimFileId }))) throw notFound();
  audit.subject(claimFileId);
  const other = await findFileId(tx, caller.orgId, body.claim_file_no);
  if (other === undefined) throw fieldRefused('claim_file_no', 'unknown_code');
  if (other === claimFileId) throw fieldRefused('claim_file_no', 'invalid_value');
  audit.note({ claim_file_no: body.claim_file_no });
  return [claimFileId, other];
}

type Told = readonly [itself: BilingualText, other: BilingualText];

async function tellBoth(context: TimelineContext, link: Omit<FileLink, 'kind'>, [itself, other]: Told) {
  const { claimFileId, otherClaimFileId } = link;
  const numbers = await findNumbers(context.tx, context.caller.orgId, [claimFileId, otherClaimFileId]);
  const [mine, theirs] = [numbers.get(claimFileId) ?? '', numbers.get(otherClaimFileId) ?? ''];
  await recordTimelineEvents(context, [
    {
      claimFileId,
      kind: 'change',
      title: { ro: `${itself.ro} ${theirs}`, en: `${itself.en} ${theirs}` },
      data: { claim_file_no: theirs },
    },
    {
      claimFileId: otherClaimFileId,
      kind: 'change',
      title: { ro: `${other.ro} ${mine}`, en: `${other.en} ${mine}` },
      data: { claim_file_no: mine },
    },
  ]);
}
