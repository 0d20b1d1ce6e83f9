import type { GuestCaller, UserCaller } from '#src/kernel/http/caller.ts';
import type { ChangeContext } from '#src/kernel/events/domain-event.ts';
import { recordTimelineEvent } from '#src/areas/claims/index.ts';
import { attachWaitingDocuments } from '#src/areas/documents/index.ts';

type OnFile = { claimFileId: string; assignmentId: string };

/** Gives waiting files of the caller's session to a claim; answers those that are none of theirs, or that a claim has already. */
export async function attachPhotos(
  context: ChangeContext & { caller: GuestCaller | UserCaller<'staff'> },
  onFile: OnFile,
  documentIds: readonly string[],
): Promise<string[]> {
  const { tx, caller } = context;
  const { orgId, sessionId } = caller;
  const attached = await attachWaitingDocuments(tx, {
    orgId,
    sessionId,
    documentIds: [...documentIds],
    ...onFile,
  });
  for (const { document_id, file_name } of attached)
    await recordTimelineEvent(context, {
      ...onFile,
      kind: 'document',
      title: { ro: 'Document primit', en: 'Document received' },
      body: file_name,
      data: { document_id },
      visibility: 'claimant',
    });
  const known = new Set(attached.map(({ document_id }) => document_id));
  return documentIds.filter((id) => !known.has(id));
}
