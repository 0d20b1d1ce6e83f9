import { notFound } from '#src/kernel/problem/problem.ts';
import { configurationParts, contentOf, plainFields } from '#src/kernel/settings/configuration-part.ts';
import { findSlaRules } from './sla-rule-repository.ts';
import { storeRule } from './sla-rules.ts';

/** When owners of work are warned, in the file of the configuration; the terms themselves belong to the processes. */
export const slaPart = configurationParts.entry({
  kind: 'work_sla',
  changedBy: 'saveWorkSla',
  // After the processes, which bring the kinds of work.
  order: 110,
  mayAdd: (code) => code.startsWith('own_'),
  find: async (tx, orgId, language) =>
    (await findSlaRules(tx, orgId, language)).map(({ assignment_type_code: code, name, warn_percent }) => ({
      code,
      label: name,
      content: { work_sla: { warn_percent } },
    })),
  labelOf: (code) => code,
  fieldsOf: (content) => plainFields(contentOf(content, 'work_sla')),
  store: async (call, { code, content }) => {
    const rules = await findSlaRules(call.tx, call.caller.orgId, call.language);
    const present = rules.find(({ assignment_type_code: known }) => known === code);
    if (present === undefined) throw notFound();
    await storeRule(call, {
      ...contentOf(content, 'work_sla'),
      assignment_type_code: code,
      row_version: present.row_version,
    });
  },
});
