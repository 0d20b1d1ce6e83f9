import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { fieldRefused, notFound, staleRowVersion } from '#src/kernel/problem/problem.ts';
import { findRequestRule } from '../requests/request-rule-repository.ts';
import {
  findChanges,
  findGuidance,
  findRuleVersion,
  keepChange,
  lockRules,
  saveKindGuidance,
  saveRule,
} from './rule-repository.ts';

type Reading = Pick<Call<'getDocumentRules'>, 'tx' | 'caller' | 'language'>;

/** How the organisation asks for documents, and what it was before. */
export async function getDocumentRules({ tx, caller, language }: Reading): Promise<Schema<'DocumentRules'>> {
  return {
    rule: await ruleOf({ tx, caller }),
    row_version: await findRuleVersion(tx, caller.orgId),
    kinds: await findGuidance(tx, caller.orgId, language),
    history: await findChanges(tx, caller.orgId, language),
  };
}

async function ruleOf({ tx, caller }: Pick<Reading, 'tx' | 'caller'>): Promise<Schema<'RequestRule'>> {
  const rule = await findRequestRule(tx, caller.orgId);
  return {
    reminder_days: [...rule.reminderDays],
    reminder_time: rule.reminderTime,
    quiet_from: rule.quietFrom,
    quiet_until: rule.quietUntil,
    due_days: rule.dueDays,
    valid_days: rule.validDays,
  };
}

/** Changes terms, reminders and quiet hours; requests that were sent keep theirs. */
export async function saveRequestRule(call: Call<'saveRequestRule'>): Promise<Schema<'DocumentRules'>> {
  const { tx, caller, body, now, audit } = call;
  const { orgId, userId } = caller;
  const reminderDays = [...new Set(body.rule.reminder_days)].toSorted((one, other) => one - other);
  const after = { ...body.rule, reminder_days: reminderDays };
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
  audit.note({ due_days: after.due_days, valid_days: after.valid_days, reminders: reminderDays.join(', ') });
  return getDocumentRules(call);
}

/** Changes what claimants read and see about a kind of document. */
export async function saveDocumentGuidance(
  call: Call<'saveDocumentGuidance'>,
): Promise<Schema<'DocumentRules'>> {
  const { tx, caller, path, body, now, language, audit } = call;
  const { orgId, userId } = caller;
  await lockRules(tx, orgId);
  const kind = (await findGuidance(tx, orgId, language)).find(
    (known) => known.doc_type_code === path.doc_type_code,
  );
  if (!kind) throw notFound();
  if (kind.row_version !== body.row_version) throw staleRowVersion(kind.row_version);
  const { guidance_ro, guidance_en, example_code } = body.guidance;
  const after = { guidance_ro: guidance_ro.trim(), guidance_en: guidance_en.trim(), example_code };
  await saveKindGuidance(tx, orgId, path.doc_type_code, after);
  await keepChange(tx, { orgId, code: path.doc_type_code, before: kind.guidance, after, userId, now });
  audit.subject(orgId);
  audit.note({ doc_type_code: path.doc_type_code });
  return getDocumentRules(call);
}
