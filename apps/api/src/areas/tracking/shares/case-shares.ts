import { dayLength } from '@dosar/kernel/dates';
import { randomBytes } from 'node:crypto';
import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound, Problem } from '#src/kernel/problem/problem.ts';
import { recordTimelineEvent } from '#src/areas/claims/index.ts';
import { codeOwner } from '../code-owner.ts';
import { currentEvent } from '../current-event.ts';
import type { TrackingNeeds } from '../tracking-needs.ts';
import {
  countOpenShares,
  endShare,
  findOrgCode,
  findShares,
  insertShare,
  useShare,
  type ShareOwner,
} from './share-repository.ts';

/** So many links of one person open a case at a time. */
const mostOpen = 5;

type OwnerCall = Call<'browseCaseShares' | 'shareCase' | 'endCaseShare'>;

const ownerOf = async (call: Pick<OwnerCall, 'tx' | 'caller'>): Promise<ShareOwner> => ({
  orgId: call.caller.orgId,
  ...(await codeOwner(call)),
});

/** Who reads along in the opened case, as whoever shared it sees them. */
export async function browseCaseShares(call: Call<'browseCaseShares'>): Promise<Schema<'CaseShares'>> {
  return { items: await findShares(call.tx, await ownerOf(call), call.now) };
}

/** Makes a link that shows where the opened case stands, until its last day or until it is taken back. */
export async function shareCase(
  { trackerOrigin }: Pick<TrackingNeeds, 'trackerOrigin'>,
  call: Call<'shareCase'>,
) {
  const { tx, body, now, audit } = call;
  const owner = await ownerOf(call);
  if ((await countOpenShares(tx, owner, now)) >= mostOpen) throw new Problem(409, 'conflict');
  const key = randomBytes(24).toString('base64url');
  const endsAt = new Date(now.getTime() + body.days * dayLength);
  audit.subject(await insertShare(tx, owner, { name: body.name, key, now, endsAt }));
  await recordTimelineEvent(call, {
    claimFileId: owner.claimFileId,
    kind: 'tracker',
    title: { ro: 'Păgubitul a dat acces de citire', en: 'The claimant let somebody read along' },
    body: body.name,
  });
  const orgCode = await findOrgCode(tx, owner.orgId);
  return {
    url: `${trackerOrigin}/shared/${key}?org_code=${encodeURIComponent(orgCode)}`,
    shares: { items: await findShares(tx, owner, now) },
  };
}

/** Takes a link back at once. Repeating it changes nothing. */
export async function endCaseShare(call: Call<'endCaseShare'>): Promise<Schema<'CaseShares'>> {
  const { tx, path, now, audit } = call;
  const owner = await ownerOf(call);
  const ended = await endShare(tx, owner, { id: path.case_share_id, now });
  if (ended === undefined) throw notFound();
  audit.subject(path.case_share_id);
  if (ended.wasOpen)
    await recordTimelineEvent(call, {
      claimFileId: owner.claimFileId,
      kind: 'tracker',
      title: { ro: 'Păgubitul a retras accesul de citire', en: 'The claimant took reading along back' },
      body: ended.name,
    });
  return { items: await findShares(tx, owner, now) };
}

/**
 * Where a shared case stands. What is the claimant's alone is left out: names, documents, messages, amounts, what to do.
 *
 * Unknown, foreign, ended and withdrawn keys answer alike.
 */
export async function readSharedCase(call: Call<'readSharedCase'>): Promise<Schema<'SharedCase'>> {
  const { tx, caller, body, now, audit } = call;
  const share = await useShare(tx, caller.orgId, { key: body.key, now });
  if (share === undefined) throw notFound();
  audit.subject(share.id);
  const event = await currentEvent(call, share.claimFileId);
  return {
    case_no: event.displayed_case_no,
    event_title: event.event_title,
    process_step_index: event.process_step_index,
    step_dates: event.step_dates,
    system_time: event.system_time,
    next_step_title: event.next_step_is_task ? null : event.next_step_title,
    waits_for_claimant: event.open_tasks.length > 0,
    expected_date: event.expected_date,
    legal_term: event.legal_term,
    contact: event.contact,
    ends_at: share.endsAt.toISOString(),
  };
}
