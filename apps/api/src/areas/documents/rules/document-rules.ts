import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { fieldRefused, notFound, staleRowVersion } from '#src/kernel/problem/problem.ts';
import { changedFields, recordSettingChange } from '#src/kernel/settings/record-setting-change.ts';
import {
  settingGone,
  withValuesBefore,
  type ChangingCall,
  type SettingPage,
} from '#src/kernel/settings/setting-page.ts';
import { isOfExample, restoreExample } from '../examples/document-examples.ts';
import { findDocumentKinds } from '../kinds/document-kind-repository.ts';
import { kindFields, storeDocumentKind } from '../kinds/document-kinds.ts';
import { getDocumentRules, ruleOf, wholeRule } from './read-document-rules.ts';
import {
  findGuidance,
  findRuleVersion,
  keepChange,
  lockRules,
  saveKindGuidance,
  saveRule,
} from './rule-repository.ts';

/** Changes terms, reminders and quiet hours; requests that were sent keep theirs. */
export async function saveRequestRule(call: Call<'saveRequestRule'>): Promise<Schema<'DocumentRules'>> {
  await changeRule(call, call.body);
  return getDocumentRules(call);
}

const isOfKind = (field: string) => kindFields.some((known) => known === field);

/** The page of the rules among those with a history. */
export const documentRulesPage: SettingPage = {
  page: 'document-rules',
  changedBy: 'saveRequestRule',
  restore: async (call, change) => {
    const { rule, row_version, kinds } = await getDocumentRules(call);
    if (change.subject_id === null) {
      await changeRule(call, { rule: withValuesBefore(wholeRule(rule), change), row_version });
      return;
    }
    const stored = (await findDocumentKinds(call.tx, call.caller.orgId)).find(
      (known) => known.doc_type_code === change.subject_id,
    );
    if (stored === undefined) throw settingGone();
    if (isOfExample(change)) return restoreExample(call, change);
    if (change.fields.some(({ field }) => isOfKind(field))) {
      // Documents may have a kind that was new with the change: it is retired, and stays theirs.
      const wasNew = change.fields.every(({ before }) => before === null);
      await storeDocumentKind(call, {
        code: stored.doc_type_code,
        kind: wasNew ? { ...stored.kind, is_active: false } : withValuesBefore(stored.kind, change),
        rowVersion: stored.row_version,
      });
      return;
    }
    const kind = kinds.find((known) => known.doc_type_code === change.subject_id);
    if (kind === undefined) throw settingGone();
    const guidance = withValuesBefore(kind.guidance, change);
    await changeGuidance(call, kind.doc_type_code, { guidance, row_version: kind.row_version });
  },
};

/** Stores terms, reminders and quiet hours, with a change in the history of the page. */
export async function changeRule(call: ChangingCall, body: Call<'saveRequestRule'>['body']): Promise<void> {
  const { tx, caller, now, audit } = call;
  const { orgId, userId } = caller;
  const reminderDays = [...new Set(body.rule.reminder_days)].toSorted((one, other) => one - other);
  const after = { ...wholeRule(body.rule), reminder_days: reminderDays };
  // Nobody is written to at night: the quiet hours go over midnight, and reminders leave outside of them.
  if (after.quiet_until >= after.quiet_from) throw fieldRefused('quiet_until', 'invalid_value');
  if (after.reminder_time < after.quiet_until || after.reminder_time >= after.quiet_from)
    throw fieldRefused('reminder_time', 'invalid_value');
  if (after.due_days > after.valid_days) throw fieldRefused('valid_days', 'invalid_value');
  await lockRules(tx, orgId);
  const version = await findRuleVersion(tx, orgId);
  if (version !== body.row_version) throw staleRowVersion(version);
  const before = await ruleOf(call);
  await saveRule(tx, orgId, after);
  await keepChange(tx, { orgId, code: null, before, after, userId, now });
  audit.subject(orgId);
  audit.note({
    due_days: after.due_days,
    valid_days: after.valid_days,
    reminders: reminderDays.join(', '),
    asks_by_itself: after.asks_by_itself,
  });
  const fields = changedFields(before, after, [
    'due_days',
    'valid_days',
    'reminder_days',
    'reminder_time',
    'quiet_from',
    'quiet_until',
    'asks_by_itself',
  ]);
  await recordSettingChange(call, { page: 'document-rules', fields });
}

/** Changes what claimants read and see about a kind of document. */
export async function saveDocumentGuidance(
  call: Call<'saveDocumentGuidance'>,
): Promise<Schema<'DocumentRules'>> {
  await changeGuidance(call, call.path.doc_type_code, call.body);
  return getDocumentRules(call);
}

/** Stores what claimants read and see about a kind of document, with a change in the history of the page. */
export async function changeGuidance(
  call: ChangingCall,
  code: string,
  body: Call<'saveDocumentGuidance'>['body'],
): Promise<void> {
  const { tx, caller, now, language, audit } = call;
  const { orgId, userId } = caller;
  await lockRules(tx, orgId);
  const kind = (await findGuidance(tx, orgId, language)).find((known) => known.doc_type_code === code);
  if (!kind) throw notFound();
  if (kind.row_version !== body.row_version) throw staleRowVersion(kind.row_version);
  const { guidance_ro, guidance_en, example_code } = body.guidance;
  const after = { guidance_ro: guidance_ro.trim(), guidance_en: guidance_en.trim(), example_code };
  await saveKindGuidance(tx, orgId, code, after);
  await keepChange(tx, { orgId, code, before: kind.guidance, after, userId, now });
  audit.subject(orgId);
  audit.note({ doc_type_code: code });
  await recordSettingChange(call, {
    page: 'document-rules',
    subject: { id: code, label: kind.name },
    fields: changedFields(kind.guidance, after, ['guidance_ro', 'guidance_en', 'example_code']),
  });
}
