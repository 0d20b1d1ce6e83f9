import {
  configurationParts,
  contentOf,
  type ConfigurationField,
} from '#src/kernel/settings/configuration-part.ts';
import { changeTemplate } from './save-template.ts';
import { findStoredTemplate, findTemplatesOutsideSets } from './template-settings-repository.ts';

/**
 * The templates of everybody, in the file of the configuration.
 *
 * Those of a set stay out: a set belongs to rules about customers, which no other organisation has.
 */
export const templatePart = configurationParts.entry({
  kind: 'template',
  changedBy: 'saveTemplate',
  order: 50,
  mayAdd: (code) => /^[a-z][a-z0-9_]{0,59}$/.test(code),
  find: async (tx, orgId, language) =>
    (await findTemplatesOutsideSets(tx, orgId)).map(({ code, ...template }) => ({
      code,
      label: template[`name_${language}`],
      content: { template },
    })),
  labelOf: (_code, content, language) => contentOf(content, 'template')[`name_${language}`],
  fieldsOf: (content, reader) => {
    const { texts, ...plain } = contentOf(content, 'template');
    return [
      ...Object.entries(plain).map(([field, value]): ConfigurationField => ({
        part: null,
        key: field,
        field,
        value,
      })),
      ...texts.flatMap(({ channel, language, subject, body }) =>
        Object.entries({ subject, body }).map(([field, value]): ConfigurationField => ({
          part: `${channelNames[channel]}, ${languageNames[reader][language]}`,
          key: `${channel}.${language}.${field}`,
          field,
          value,
        })),
      ),
    ];
  },
  store: async (call, { code, content }) => {
    const present = await findStoredTemplate(call.tx, { orgId: call.caller.orgId, code });
    await changeTemplate(call, {
      ...contentOf(content, 'template'),
      template_code: code,
      row_version: present?.row_version ?? 0,
    });
  },
});

const channelNames = { email: 'E-mail', sms: 'SMS' };
const languageNames = { ro: { ro: 'română', en: 'engleză' }, en: { ro: 'Romanian', en: 'English' } };
