import { notFound } from '#src/kernel/problem/problem.ts';
import { configurationParts, contentOf, plainFields } from '#src/kernel/settings/configuration-part.ts';
import { changeGuidance, changeRule, ruleOf } from './document-rules.ts';
import { findGuidance, findRuleVersion } from './rule-repository.ts';

/** How documents are asked for and what claimants read about them, in the file of the configuration. */
export const documentParts = [
  configurationParts.entry({
    kind: 'request_rule',
    changedBy: 'saveRequestRule',
    order: 60,
    mayAdd: () => false,
    find: async (tx, orgId) => [
      { code: 'all', label: '', content: { request_rule: await ruleOf({ tx, caller: { orgId } }) } },
    ],
    labelOf: () => '',
    fieldsOf: (content) => plainFields(contentOf(content, 'request_rule')),
    store: async (call, { content }) => {
      const row_version = await findRuleVersion(call.tx, call.caller.orgId);
      await changeRule(call, { rule: contentOf(content, 'request_rule'), row_version });
    },
  }),
  configurationParts.entry({
    kind: 'document_kind',
    changedBy: 'saveDocumentGuidance',
    order: 70,
    mayAdd: () => false,
    find: async (tx, orgId, language) =>
      (await findGuidance(tx, orgId, language)).map(({ doc_type_code: code, name, guidance }) => ({
        code,
        label: name,
        content: { document_kind: guidance },
      })),
    labelOf: (code) => code,
    fieldsOf: (content) => plainFields(contentOf(content, 'document_kind')),
    store: async (call, { code, content }) => {
      const kinds = await findGuidance(call.tx, call.caller.orgId, call.language);
      const present = kinds.find(({ doc_type_code: each }) => each === code);
      if (present === undefined) throw notFound();
      const { row_version } = present;
      await changeGuidance(call, code, { guidance: contentOf(content, 'document_kind'), row_version });
    },
  }),
];
