import { localDateOf } from '@dosar/kernel/zone';
import type { AuditNotes } from '#src/kernel/audit/audit-notes.ts';
import { publish, type ChangeContext } from '#src/kernel/events/domain-event.ts';
import type { Language } from '#src/kernel/http/request-language.ts';
import { openAssignment } from '#src/areas/assignments/index.ts';
import { partyChanged } from '#src/areas/claims/events.ts';
import {
  insertContactChannels,
  recordTimelineEvent,
  registerClaim,
  type ClaimNotice,
} from '#src/areas/claims/index.ts';
import { clockOf } from '#src/areas/workload/index.ts';
import type { NotifiedChannel } from '../contact-channels.ts';
import { holderTold, noticeSubmitted } from '../events.ts';
import { holderOf } from './told-holder.ts';
import type { FnolNeeds } from '../fnol-needs.ts';
import { findOrganisation } from '../notified-claim-repository.ts';
import { tellNotifier } from '../tell-notifier.ts';

/** In which call a claim is opened. */
export type Opening = ChangeContext & { language: Language; audit: AuditNotes };

type OpenFile = { claimFileId: string; assignmentId: string };

/** What the two ways to report an accident differ in. */
export type OpenedBy = {
  notice: ClaimNotice;
  /** The ways to reach the notifier, and which of them get the message with the number. */
  channels: readonly NotifiedChannel[];
  told: readonly NotifiedChannel[];
  /** What the first entry of the timeline knows besides the words of the notifier. */
  entry: { title: { ro: string; en: string }; body: string; data: Record<string, string | null> };
  /** A number of the insured that was told and is not kept. */
  holderNumber?: string | undefined;
  /** What belongs on the file before others hear of it, such as photos. */
  furnish?: (onFile: OpenFile) => Promise<void>;
};

/** The first work of every claim. */
export const firstWork = 'claim_notification';

/**
 * Opens a claim: file, people, clock, first work with what follows it, timeline, tracker and messages, all of them or none.
 *
 * The notice of a guest and the intake of the staff both come through here.
 */
export async function openClaim(needs: FnolNeeds, opening: Opening, by: OpenedBy) {
  const { caller, tx, now } = opening;
  const { orgId } = caller;
  const receivedOn = localDateOf(now);
  const typedBy = caller.kind === 'staff' ? (caller.actorUserId ?? caller.userId) : undefined;
  const registered = await registerClaim(opening, by.notice, receivedOn);
  const { claimFileId, claimFileNo, partyId } = registered;
  await insertContactChannels(
    tx,
    by.channels.map((channel) => ({
      org_id: orgId,
      party_id: partyId,
      kind: channel.kind,
      value: channel.value,
      is_preferred: channel.isPreferred,
      typed_by_user_id: typedBy ?? null,
      confirm_key_hash: channel.confirmKeyHash,
      confirm_key_expires_at: channel.confirmKeyExpiresAt,
      created_at: now,
    })),
  );
  // Before the first work opens: whoever answers for a special customer gets it.
  await publish(opening, partyChanged, { claimFileId, partyId });
  const holder = holderOf(needs, orgId, by.holderNumber ?? '');
  if (holder !== undefined) await publish(opening, holderTold, { claimFileId, ...holder });

  const clock = await clockOf(tx, orgId, claimFileId, receivedOn);
  const assignment = await openAssignment(opening, {
    claimFileId,
    assignmentType: firstWork,
    createdByUserId: typedBy,
  });
  const onFile = { claimFileId, assignmentId: assignment.assignment_id };
  await recordTimelineEvent(opening, { ...onFile, kind: 'created', ...by.entry, visibility: 'claimant' });
  await by.furnish?.(onFile);
  await publish(opening, noticeSubmitted, {
    ...onFile,
    assignmentType: firstWork,
    statusCode: assignment.status_code,
  });

  const organisation = await findOrganisation(tx, orgId);
  const trackerUrl = `${needs.trackerOrigin}/status/${claimFileNo}?org_code=${encodeURIComponent(organisation.org_code)}`;
  await tellNotifier(needs, { ...opening, language: by.notice.notifier.language }, by.told, {
    ...onFile,
    claimFileNo,
    organisation: organisation.org_name,
    trackerUrl,
  });
  opening.audit.subject(claimFileId);
  return {
    claim: { claimFileId, claimFileNo, answerDueDate: clock?.dueDate },
    assignment,
    organisation,
    trackerUrl,
  };
}
