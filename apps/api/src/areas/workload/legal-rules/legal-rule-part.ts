import { localDateOf } from '@dosar/kernel/zone';
import { notFound } from '#src/kernel/problem/problem.ts';
import { configurationParts, contentOf, plainFields } from '#src/kernel/settings/configuration-part.ts';
import { ruleLabel, storeVersion, versionId } from './change-legal-rule.ts';
import { findLegalRules, findPolicyTypes, type LegalRuleKey } from './legal-rule-repository.ts';

/** The terms of the law that begin on a coming day, in the file of the configuration. */
export const legalRulePart = configurationParts.entry({
  kind: 'legal_rule',
  changedBy: 'saveLegalRule',
  order: 88,
  // What has begun is changed by nobody, by no file either.
  mayAdd: (code, now) => (keyOf(code)?.event_from ?? '') > localDateOf(now),
  find: async (tx, orgId, language, now) => {
    const [rules, policyTypes] = [await findLegalRules(tx, orgId), await findPolicyTypes(tx, language)];
    return rules
      .filter(({ event_from: from }) => from > localDateOf(now))
      .map((rule) => ({
        code: versionId(rule),
        label: ruleLabel(rule, policyTypes, language),
        content: {
          legal_rule: {
            days: rule.days,
            day_kind: rule.day_kind,
            penalty_ppm: rule.penalty_ppm,
            on_reopening: rule.on_reopening,
            source_ro: rule.source_ro,
            source_en: rule.source_en,
          },
        },
      }));
  },
  labelOf: (code, _content, language) => {
    const key = keyOf(code);
    return key === undefined ? code : ruleLabel(key, [], language);
  },
  fieldsOf: (content) => plainFields(contentOf(content, 'legal_rule')),
  store: async (call, { code, content }) => {
    const key = keyOf(code);
    if (key === undefined) throw notFound();
    const present = (await findLegalRules(call.tx, call.caller.orgId)).find(
      (rule) => versionId(rule) === code,
    );
    await storeVersion(call, {
      ...key,
      ...contentOf(content, 'legal_rule'),
      row_version: present?.row_version ?? 0,
    });
  },
});

function keyOf(code: string): LegalRuleKey | undefined {
  const [rule = '', policyType = '', from = ''] = code.split(' ');
  if (rule !== 'RCA_30' && rule !== 'RCA_10') return undefined;
  return { legal_rule_code: rule, policy_type_code: policyType, event_from: from };
}
