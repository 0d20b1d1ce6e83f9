import type { FieldProblem } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { Problem } from '#src/kernel/problem/problem.ts';
import { localDateOf } from '@dosar/kernel/zone';
import { publish } from '#src/kernel/events/domain-event.ts';
import { openAssignment } from '../assignments/index.ts';
import { partyChanged } from '../claims/events.ts';
import { insertContactChannels, recordTimelineEvent, registerClaim } from '../claims/index.ts';
import { attachWaitingDocuments } from '../documents/index.ts';
import { clockOf } from '../workload/index.ts';
import { notifiedChannels } from './contact-channels.ts';
import { noticeSubmitted } from './events.ts';
import type { FnolNeeds } from './fnol-needs.ts';
import { notificationRefusals } from './notification-rules.ts';
import { findOrganisation, findUnknownCodes } from './notified-claim-repository.ts';
import { receiptOf } from './receipt.ts';
import { tellNotifier } from './tell-notifier.ts';

type Submission = Call<'submitClaimNotification'>;

const assignmentType = 'claim_notification';

/** Registers an accident as a claim: file, first work, contacts, photos, tracker and messages, all of them or none. */
export async function submitClaimNotification(needs: FnolNeeds, call: Submission) {
  const { body, caller, tx, now } = call;
  const orgId = caller.orgId;
  refuse([...notificationRefusals(body, now), ...(await unknownCodes(call))]);

  const receivedOn = localDateOf(now);
  const registered = await registerClaim(call, receivedOn);
  const channels = notifiedChannels(body.notifier, now);
  await insertContactChannels(
    tx,
    channels.map((channel) => ({
      org_id: orgId,
      party_id: registered.partyId,
      kind: channel.kind,
      value: channel.value,
      is_preferred: channel.isPreferred,
      typed_by_user_id: caller.kind === 'staff' ? (caller.actorUserId ?? caller.userId) : null,
      confirm_key_hash: channel.confirmKeyHash,
      confirm_key_expires_at: channel.confirmKeyExpiresAt,
      created_at: now,
    })),
  );
  // Before the first work opens: whoever answers for a special customer gets it.
  await publish(call, partyChanged, { claimFileId: registered.claimFileId, partyId: registered.partyId });

  const clock = await clockOf(tx, orgId, registered.claimFileId, receivedOn);
  const claim = { ...registered, answerDueDate: clock?.dueDate };
  const assignment = await openAssignment(call, {
    claimFileId: claim.claimFileId,
    assignmentType,
    createdByUserId: caller.kind === 'staff' ? (caller.actorUserId ?? caller.userId) : undefined,
  });
  const onFile = { claimFileId: claim.claimFileId, assignmentId: assignment.assignment_id };
  await recordTimelineEvent(call, {
    ...onFile,
    kind: 'created',
    title: { ro: 'Daună avizată', en: 'Claim reported' },
    body: body.event.description,
    data: { channel: caller.kind === 'staff' ? 'staff' : 'web_guest', consent_version: body.consent_version },
    visibility: 'claimant',
  });
  await attachDocuments(call, onFile);
  await publish(call, noticeSubmitted, { ...onFile, assignmentType, statusCode: assignment.status_code });

  const organisation = await findOrganisation(tx, orgId);
  const trackerUrl = `${needs.trackerOrigin}/status/${claim.claimFileNo}?org_code=${encodeURIComponent(organisation.org_code)}`;
  const told = { ...onFile, claimFileNo: claim.claimFileNo, organisation: organisation.org_name, trackerUrl };
  await tellNotifier(needs, call, channels, told);

  call.audit.subject(claim.claimFileId);
  return receiptOf(call, { claim, assignment, assignmentType, organisation, trackerUrl });
}

async function unknownCodes({ tx, body }: Submission): Promise<FieldProblem[]> {
  const fields = await findUnknownCodes(tx, body);
  return fields.map((field) => ({ field, code: 'unknown_code' }));
}

async function attachDocuments(call: Submission, onFile: { claimFileId: string; assignmentId: string }) {
  const { body, caller, tx } = call;
  const { orgId, sessionId } = caller;
  const attached = await attachWaitingDocuments(tx, {
    orgId,
    sessionId,
    documentIds: body.document_ids,
    ...onFile,
  });
  const known = new Set(attached.map(({ document_id }) => document_id));
  // Foreign, removed and unknown ones look alike; the claimant adds the photo again.
  refuse(
    body.document_ids.flatMap((id, index) =>
      known.has(id) ? [] : [{ field: `document_ids.${index}`, code: 'outdated' as const }],
    ),
  );
  for (const { document_id, file_name } of attached)
    await recordTimelineEvent(call, {
      ...onFile,
      kind: 'document',
      title: { ro: 'Document primit', en: 'Document received' },
      body: file_name,
      data: { document_id },
      visibility: 'claimant',
    });
}

function refuse(fields: FieldProblem[]): void {
  if (fields.length > 0) throw new Problem(422, 'rule_refused', { fields });
}
