import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { fieldRefused, notFound, staleRowVersion } from '#src/kernel/problem/problem.ts';
import { changedFields, recordSettingChange } from '#src/kernel/settings/record-setting-change.ts';
import type { ChangingCall } from '#src/kernel/settings/setting-page.ts';
import { changeTemplate, judgedTemplate } from '../save-template.ts';
import { findStoredTemplate } from '../template-settings-repository.ts';
import { settingsByCode, type TemplateNeeds } from '../template-settings.ts';
import { deleteDraft, findDraft, returnDraft, writeDraft, type StoredDraft } from './approval-repository.ts';
import { actorOf, approvalRefused } from './template-approval.ts';

type Settings = Schema<'TemplateSettings'>;
type Wanted = Call<'saveTemplate'>['body'];

/** Keeps changed texts beside those in force, and asks for approval where the author is done. */
export async function saveTemplateDraft(
  needs: TemplateNeeds,
  call: Call<'saveTemplateDraft'>,
): Promise<Settings> {
  const { draft_version: draftVersion, asks, note, ...wanted } = call.body;
  await keepDraft(call, wanted, { asks, note, draftVersion });
  return settingsByCode(needs, call, wanted.template_code);
}

/** Writes a draft over the template as its author read it; whoever wrote in it before stays an author. */
export async function keepDraft(
  call: ChangingCall,
  wanted: Wanted,
  { asks, note, draftVersion }: { asks: boolean; note: string; draftVersion?: number },
): Promise<void> {
  const { tx, caller, now, audit } = call;
  const { orgId } = caller;
  const code = wanted.template_code;
  audit.note({ template: code, asks: String(asks) });
  const present = await findStoredTemplate(tx, { orgId, code, locks: true });
  if ((present?.row_version ?? 0) !== wanted.row_version) throw staleRowVersion(present?.row_version ?? 0);
  const before = await findDraft(tx, { orgId, code }, { locks: true });
  const version = before?.row_version ?? 0;
  if (draftVersion !== undefined && version !== draftVersion) throw staleRowVersion(version);
  const author = actorOf(call);
  await writeDraft(tx, orgId, {
    ...(await judgedTemplate(call, wanted, present ?? placed(before))),
    base_row_version: wanted.row_version,
    state: asks ? 'waiting' : 'draft',
    note: note.trim(),
    author_user_ids: [...new Set([...(before?.author_user_ids ?? []), author])],
    saved_by_user_id: author,
    saved_at: now,
  });
}

/** The set that the draft of a new template was placed in is said once, when it is begun. */
const placed = (draft: StoredDraft | undefined) => (draft?.in_set ? { in_set: draft.in_set } : undefined);

/** Puts a draft in force in the name of its author and the second person, or gives it back. */
export async function decideTemplateDraft(
  needs: TemplateNeeds,
  call: Call<'decideTemplateDraft'>,
): Promise<Settings> {
  const { tx, caller, body, audit } = call;
  const { orgId } = caller;
  const code = body.template_code;
  audit.note({ template: code, approves: String(body.approves) });
  const draft = await draftOf(call, body);
  const decider = actorOf(call);
  if (draft.state !== 'waiting') throw approvalRefused('not_waiting');
  if (draft.author_user_ids.includes(decider)) throw approvalRefused('own_draft');
  const reason = body.reason.trim();
  if (!body.approves) {
    if (reason === '') throw fieldRefused('reason', 'required');
    await returnDraft(tx, { orgId, code }, { userId: decider, reason });
    await recordReturn(call, draft, reason);
    return settingsByCode(needs, call, code);
  }
  const present = await findStoredTemplate(tx, { orgId, code, locks: true });
  if ((present?.row_version ?? 0) !== draft.base_row_version) throw approvalRefused('outdated');
  await deleteDraft(tx, { orgId, code });
  await changeTemplate(call, wantedOf(draft), {
    approvedBy: decider,
    savedBy: draft.saved_by_user_id,
    note: draft.note,
  });
  return settingsByCode(needs, call, code);
}

/** Throws a draft away; while it waits for approval, only those who wrote it do. */
export async function removeTemplateDraft(call: Call<'removeTemplateDraft'>): Promise<Schema<'Done'>> {
  const { tx, body, audit } = call;
  audit.note({ template: body.template_code });
  const draft = await draftOf(call, body);
  if (draft.state === 'waiting' && !draft.author_user_ids.includes(actorOf(call)))
    throw approvalRefused('others_draft');
  await deleteDraft(tx, placeOf(call, body.template_code));
  return { success: true };
}

async function draftOf(
  call: Pick<ChangingCall, 'tx' | 'caller'>,
  { template_code: code, draft_version: version }: { template_code: string; draft_version: number },
): Promise<StoredDraft> {
  const draft = await findDraft(call.tx, placeOf(call, code), { locks: true });
  if (draft === undefined) throw notFound();
  if (draft.row_version !== version) throw staleRowVersion(draft.row_version);
  return draft;
}

const placeOf = ({ caller }: Pick<ChangingCall, 'caller'>, code: string) => ({
  orgId: caller.orgId,
  code,
});

function wantedOf({
  code,
  in_set: inSet,
  name_ro,
  name_en,
  is_active,
  texts,
  base_row_version,
}: StoredDraft): Wanted {
  return {
    template_code: code,
    row_version: base_row_version,
    name_ro,
    name_en,
    is_active,
    texts,
    ...(inSet && { in_set: inSet }),
  };
}

/** The history names who gave a draft back and why; nothing was in force, so nothing can be restored. */
function recordReturn(call: ChangingCall, draft: StoredDraft, reason: string): Promise<void> {
  return recordSettingChange(call, {
    page: 'message-templates',
    subject: { id: draft.code, label: draft[`name_${call.language}`] },
    fields: changedFields(undefined, { approval_returned: reason }, ['approval_returned']),
  });
}
