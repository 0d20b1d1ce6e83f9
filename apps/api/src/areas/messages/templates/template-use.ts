import { foundUse, removableSettings, settingUses } from '#src/kernel/settings/setting-use.ts';
import { findTemplateSets } from './sets/template-set-repository.ts';
import { findSentRows, findStoredTemplate } from './template-settings-repository.ts';

/** Templates that handlers begin messages with, and the sets that stand in for them. */
export const templateUsage = [
  removableSettings.entry({
    kind: 'template_set',
    removedBy: 'removeTemplateSet',
    exists: async ({ tx, caller, id }) =>
      (await findTemplateSets(tx, caller.orgId)).some((set) => set.template_set_id === id),
  }),
  removableSettings.entry({
    kind: 'template',
    removedBy: 'saveTemplate',
    exists: async ({ tx, caller, id }) =>
      (await findStoredTemplate(tx, { orgId: caller.orgId, code: id })) !== undefined,
  }),
  settingUses.entry({
    kind: 'template',
    use: 'sent_lately',
    name: { ro: 'Mesaje din ultimele 30 de zile', en: 'Messages of the last 30 days' },
    find: async ({ tx, caller, id, now }) =>
      foundUse(await findSentRows(tx, { orgId: caller.orgId, code: id, now })),
  }),
];
