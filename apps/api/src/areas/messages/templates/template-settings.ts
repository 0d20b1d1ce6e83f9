import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound } from '#src/kernel/problem/problem.ts';
import {
  findDraft,
  findDrafts,
  readTemplateApproval,
  type StoredDraft,
} from './approval/approval-repository.ts';
import { actorOf } from './approval/template-approval.ts';
import { knownVariables } from '../send/message-variables.ts';
import {
  countSent,
  findListedTemplates,
  findStoredTemplate,
  findVersions,
  type StoredTemplate,
} from './template-settings-repository.ts';

const mostListed = 200;

/** What one part of a text message costs. */
export type TemplateNeeds = { smsPriceBani: number };

/** The templates of the organisation, also those that handlers are not offered and those that wait for approval. */
export async function browseTemplateSettings({
  caller,
  tx,
  now,
}: Call<'browseTemplateSettings'>): Promise<Schema<'ListedTemplate'>[]> {
  const listed = await findListedTemplates(tx, caller.orgId, now);
  const drafts = new Map((await findDrafts(tx, caller.orgId)).map((draft) => [draft.code, draft]));
  const known = new Set(listed.map(({ code }) => code));
  const isNew = [...drafts.values()].filter(({ code }) => !known.has(code));
  return [
    ...listed.map((template) => ({ ...template, draft: waitingOf(drafts.get(template.code)) })),
    ...isNew.map((draft) => ({
      code: draft.code,
      in_set: draft.in_set,
      name_ro: draft.name_ro,
      name_en: draft.name_en,
      texts: draft.texts.map(({ channel, language }) => ({ channel, language })),
      is_active: false,
      version: 0,
      changed_at: null,
      changed_by: null,
      sent_count: 0,
      draft: waitingOf(draft),
    })),
  ].slice(0, mostListed);
}

/** A template, ready to change. */
export function getTemplate(
  needs: TemplateNeeds,
  call: Call<'getTemplate'>,
): Promise<Schema<'TemplateSettings'>> {
  return settingsByCode(needs, call, call.path.template_code);
}

/** What the page of a template shows; of one that is not in force yet, what its draft is. */
export async function settingsByCode(
  needs: TemplateNeeds,
  call: Pick<Call<'getTemplate'>, 'tx' | 'caller' | 'now'>,
  code: string,
): Promise<Schema<'TemplateSettings'>> {
  const { tx, caller } = call;
  const template = await findStoredTemplate(tx, { orgId: caller.orgId, code });
  if (template !== undefined) return settingsOf(needs, call, template);
  const draft = await findDraft(tx, { orgId: caller.orgId, code });
  if (draft === undefined) throw notFound();
  const { in_set, name_ro, name_en, is_active, texts } = draft;
  const unborn = {
    code,
    in_set,
    name_ro,
    name_en,
    is_active,
    texts,
    version: 0,
    row_version: 0,
    position: 0,
  };
  return settingsOf(needs, call, unborn);
}

/** What the page of a template shows of it. */
export async function settingsOf(
  { smsPriceBani }: TemplateNeeds,
  { tx, caller, now }: Pick<Call<'getTemplate'>, 'tx' | 'caller' | 'now'>,
  { code, position: _, ...template }: StoredTemplate,
): Promise<Schema<'TemplateSettings'>> {
  const { orgId } = caller;
  const versions = await findVersions(tx, orgId, code);
  const draft = await findDraft(tx, { orgId, code });
  const { email, sms } = await readTemplateApproval(tx, orgId);
  const { version, name_ro, name_en, texts } = template;
  return {
    ...template,
    template_code: code,
    variables: knownVariables(),
    sms_price_bani: smsPriceBani,
    sent: await countSent(tx, { orgId, code, now }),
    // What the product brought is no row of the history before its first change.
    versions:
      version === 0 || versions[0]?.version === version
        ? versions
        : [{ version, name_ro, name_en, texts, saved_at: null, saved_by: null, approved_by: null, note: '' }],
    approval: { email, sms },
    draft: draft === undefined ? null : shownDraft(draft, template.row_version, actorOf({ caller })),
  };
}

const waitingOf = (draft: Pick<StoredDraft, 'state' | 'saved_by' | 'saved_at'> | undefined) =>
  draft === undefined
    ? null
    : { state: draft.state, saved_by: draft.saved_by, saved_at: draft.saved_at.toISOString() };

function shownDraft(draft: StoredDraft, rowVersion: number, reader: string): Schema<'TemplateDraft'> {
  const { state, name_ro, name_en, is_active, texts, note, saved_by, saved_at, decided_by, reason } = draft;
  return {
    state,
    name_ro,
    name_en,
    is_active,
    texts,
    note,
    saved_by,
    saved_at: saved_at.toISOString(),
    decided_by,
    reason,
    is_own: draft.author_user_ids.includes(reader),
    is_outdated: draft.base_row_version !== rowVersion,
    draft_version: draft.row_version,
  };
}
