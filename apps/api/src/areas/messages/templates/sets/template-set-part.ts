import { createHash } from 'node:crypto';
import {
  configurationParts,
  contentOf,
  type ConfigurationField,
} from '#src/kernel/settings/configuration-part.ts';
import type { ChangingCall } from '#src/kernel/settings/setting-page.ts';
import { changeTemplate } from '../save-template.ts';
import { createSet } from './change-template-sets.ts';
import { findSetTemplates, findTemplateSets } from './template-set-repository.ts';

/**
 * The sets of templates, each with its texts, in the file of the configuration.
 *
 * A set goes by its name and a text by what it replaces. Rules about customers that name a set stay out of the file.
 */
export const templateSetPart = configurationParts.entry({
  kind: 'template_set',
  changedBy: 'saveTemplateSet',
  // After the templates that the texts replace.
  order: 55,
  mayAdd: (code) => code.trim() === code && code.length <= 80,
  find: async (tx, orgId) => {
    const texts = await findSetTemplates(tx, orgId);
    return (await findTemplateSets(tx, orgId)).map(({ template_set_id: id, name }) => ({
      code: name,
      label: name,
      content: {
        template_set: {
          templates: texts
            .filter(({ set_id: setId, is_active }) => setId === id && is_active)
            .map(({ replaces_code, name_ro, name_en, texts: said }) => ({
              replaces_code,
              name_ro,
              name_en,
              texts: said,
            })),
        },
      },
    }));
  },
  labelOf: (code) => code,
  fieldsOf: (content, reader) =>
    contentOf(content, 'template_set').templates.flatMap((template) =>
      template.texts.flatMap(({ channel, language, subject, body }) =>
        Object.entries({ subject, body }).map(([field, value]): ConfigurationField => ({
          part: `${template[`name_${reader}`]}, ${channel === 'sms' ? 'SMS' : 'E-mail'}, ${language}`,
          key: `${template.replaces_code}.${channel}.${language}.${field}`,
          field,
          value,
        })),
      ),
    ),
  store: async (call, { code: name, content }) => {
    const { templates } = contentOf(content, 'template_set');
    const setId = await setNamed(call, name);
    const present = (await findSetTemplates(call.tx, call.caller.orgId)).filter(
      ({ set_id: known }) => known === setId,
    );
    const wanted = new Set(templates.map(({ replaces_code: code }) => code));
    for (const { code, row_version, replaces_code, name_ro, name_en, texts, is_active } of present)
      if (is_active && !wanted.has(replaces_code))
        await changeTemplate(call, {
          ...{ template_code: code, row_version, name_ro, name_en, texts },
          is_active: false,
        });
    for (const { replaces_code, ...template } of templates) {
      const before = present.find((text) => text.replaces_code === replaces_code);
      await changeTemplate(call, {
        ...template,
        is_active: true,
        template_code: before?.code ?? codeOf(setId, replaces_code),
        row_version: before?.row_version ?? 0,
        in_set: { template_set_id: setId, replaces_code },
      });
    }
  },
});

async function setNamed(call: ChangingCall, name: string): Promise<string> {
  const sets = await findTemplateSets(call.tx, call.caller.orgId);
  return (
    sets.find((set) => set.name === name)?.template_set_id ?? (await createSet(call, name)).template_set_id
  );
}

/** A code that no other text of the organisation has. */
const codeOf = (setId: string, replaces: string) =>
  `set_${createHash('sha256').update(`${setId} ${replaces}`).digest('hex').slice(0, 24)}`;
