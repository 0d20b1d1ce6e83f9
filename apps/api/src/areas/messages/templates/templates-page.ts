import type { SettingPage } from '#src/kernel/settings/setting-page.ts';
import { changeTemplate } from './save-template.ts';
import { templateBefore } from './template-history.ts';
import { findStoredTemplate } from './template-settings-repository.ts';

/** The page of the templates among those with a history; a template that was made stays. */
export const templatesPage: SettingPage = {
  page: 'message-templates',
  changedBy: 'saveTemplate',
  isRestorable: ({ fields }) => !fields.some(({ field, before }) => field === 'name_ro' && before === null),
  restore: async (call, change) => {
    const code = change.subject_id ?? '';
    const present = await findStoredTemplate(call.tx, { orgId: call.caller.orgId, code });
    await changeTemplate(call, {
      ...templateBefore(present, change),
      template_code: code,
      row_version: present?.row_version ?? 0,
    });
  },
};
