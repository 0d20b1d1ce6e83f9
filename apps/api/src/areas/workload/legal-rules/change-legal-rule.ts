import { formatLocalDate, isLocalDate } from '@dosar/kernel/dates';
import { tidyLine } from '@dosar/kernel/typed-line';
import { localDateOf } from '@dosar/kernel/zone';
import type { FieldProblem, Schema } from '@dosar/openapi';
import type { BilingualText, Language } from '#src/kernel/http/request-language.ts';
import { notFound, Problem, staleRowVersion } from '#src/kernel/problem/problem.ts';
import { auditedFields } from '#src/kernel/settings/audited-fields.ts';
import { changedFields, recordSettingChange } from '#src/kernel/settings/record-setting-change.ts';
import type { ChangingCall } from '#src/kernel/settings/setting-page.ts';
import {
  deleteLegalRule,
  findLegalRules,
  findPolicyTypes,
  insertLegalRule,
  updateLegalRule,
  type LegalRuleKey,
} from './legal-rule-repository.ts';

type Change = Schema<'LegalRuleChange'>;

/** What a version says, by field of the history. */
export const versionFields = [
  'days',
  'day_kind',
  'penalty_ppm',
  'on_reopening',
  'source_ro',
  'source_en',
] as const;

const names: Record<Change['legal_rule_code'], BilingualText> = {
  RCA_30: { ro: 'Răspuns', en: 'Answer' },
  RCA_10: { ro: 'Plată', en: 'Payment' },
};

/** A version in the settings. */
export const versionId = ({
  legal_rule_code: code,
  policy_type_code: policyType,
  event_from: from,
}: LegalRuleKey) => `${code} ${policyType} ${from}`;

/** What a version is called. */
export function ruleLabel(
  key: LegalRuleKey,
  policyTypes: readonly { code: string; name: string }[],
  language: Language,
): string {
  const policyType = policyTypes.find(({ code }) => code === key.policy_type_code);
  return [
    names[key.legal_rule_code][language],
    policyType?.name ?? key.policy_type_code,
    formatLocalDate(key.event_from),
  ].join(' · ');
}

/** Stores a version that has not begun, with a change in the history of the page. */
export async function storeVersion(call: ChangingCall, typed: Change): Promise<void> {
  const { tx, caller } = call;
  const { row_version: rowVersion, ...version } = {
    ...typed,
    source_ro: tidyLine(typed.source_ro),
    source_en: tidyLine(typed.source_en),
  };
  const known = await findLegalRules(tx, caller.orgId);
  const before = known.find((rule) => versionId(rule) === versionId(version));
  const refused = refusedDay(call, version.event_from);
  for (const field of ['source_ro', 'source_en'] as const)
    if (version[field].length < 3) refused.push({ field, code: 'too_short' });
  const policyTypes = await findPolicyTypes(tx, call.language);
  if (!policyTypes.some(({ code }) => code === version.policy_type_code))
    refused.push({ field: 'policy_type_code', code: 'unknown_code' });
  if (before === undefined && known.length >= mostVersions)
    refused.push({ field: 'event_from', code: 'too_many' });
  if (refused.length > 0) throw new Problem(422, 'rule_refused', { fields: refused });

  const rule = { ...version, event_to: null };
  if (rowVersion === 0) {
    if (!(await insertLegalRule(tx, caller.orgId, rule))) throw staleRowVersion(before?.row_version ?? 1);
  } else {
    if (before === undefined) throw notFound();
    if (!(await updateLegalRule(tx, caller.orgId, rule, rowVersion)))
      throw staleRowVersion(before.row_version);
  }
  await remember(call, version, changedFields(before, version, versionFields));
}

/** Removes a version that has not begun. */
export async function removeVersion(
  call: ChangingCall,
  wanted: LegalRuleKey & { row_version: number },
): Promise<void> {
  const { tx, caller } = call;
  const refused = refusedDay(call, wanted.event_from);
  if (refused.length > 0) throw new Problem(422, 'rule_refused', { fields: refused });
  const before = (await findLegalRules(tx, caller.orgId)).find(
    (rule) => versionId(rule) === versionId(wanted),
  );
  if (before === undefined) throw notFound();
  if (!(await deleteLegalRule(tx, caller.orgId, wanted, wanted.row_version)))
    throw staleRowVersion(before.row_version);
  await remember(call, wanted, changedFields(before, undefined, versionFields));
}

/** As many as the page shows. */
const mostVersions = 500;

/** A file runs by the law of the day of its accident: what has begun is no longer changed. */
function refusedDay({ now }: ChangingCall, day: string): FieldProblem[] {
  if (!isLocalDate(day)) return [{ field: 'event_from', code: 'invalid_format' }];
  return day <= localDateOf(now) ? [{ field: 'event_from', code: 'outdated' }] : [];
}

async function remember(
  call: ChangingCall,
  key: LegalRuleKey,
  fields: ReturnType<typeof changedFields>,
): Promise<void> {
  const { tx, language, caller, audit } = call;
  const policyTypes = await findPolicyTypes(tx, language);
  audit.subject(caller.orgId);
  audit.note({
    rule: versionId(key),
    ...auditedFields(fields),
  });
  await recordSettingChange(call, {
    page: 'legal-rules',
    subject: { id: versionId(key), label: ruleLabel(key, policyTypes, language) },
    fields,
  });
}
