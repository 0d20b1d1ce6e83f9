import {
  configurationParts,
  contentOf,
  type ConfigurationField,
} from '#src/kernel/settings/configuration-part.ts';
import { needsApproval } from './approval/template-approval.ts';
import { keepDraft } from './approval/template-drafts.ts';
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
  // What a second person has to approve waits for them: an import is no way around that.
  store: async (call, { code, content }) => {
    const present = await findStoredTemplate(call.tx, { orgId: call.caller.orgId, code });
    const wanted = {
      ...contentOf(content, 'template'),
      template_code: code,
      row_version: present?.row_version ?? 0,
    };
    if (await needsApproval(call, present?.texts ?? [], wanted.texts))
      await keepDraft(call, wanted, { asks: true, note: importNote[call.language] });
    else await changeTemplate(call, wanted);
  },
});

const importNote = { ro: 'Din importul configurației', en: 'From the import of the configuration' };
const channelNames = { email: 'E-mail', sms: 'SMS' };
const languageNames = { ro: { ro: 'română', en: 'engleză' }, en: { ro: 'Romanian', en: 'English' } };
