import {
  withValuesBefore,
  type PastSettingChange,
  type RestoreCall,
  type SettingPage,
} from '#src/kernel/settings/setting-page.ts';
import { approvalSubject, changeTemplateApproval } from './approval/template-approval.ts';
import { readTemplateApproval } from './approval/approval-repository.ts';
import { changeSet } from './sets/change-template-sets.ts';
import { changeTemplate } from './save-template.ts';
import { templateBefore } from './template-history.ts';
import { findStoredTemplate } from './template-settings-repository.ts';

/** The page of the templates among those with a history; a template or a set that was made stays. */
export const templatesPage: SettingPage = {
  page: 'message-templates',
  changedBy: 'saveTemplate',
  isRestorable: ({ fields }) =>
    !fields.some(({ field }) => field === 'approval_returned') &&
    !fields.some(({ field, before }) => ['name_ro', 'set_name'].includes(field) && before === null),
  restore: async (call, change) => {
    const code = change.subject_id ?? '';
    if (isOfSet(change)) return restoreSet(call, change);
    if (code === approvalSubject) return restoreApproval(call, change);
    const present = await findStoredTemplate(call.tx, { orgId: call.caller.orgId, code });
    await changeTemplate(call, {
      ...templateBefore(present, change),
      template_code: code,
      row_version: present?.row_version ?? 0,
    });
  },
};

async function restoreApproval(call: RestoreCall, change: PastSettingChange) {
  const present = await readTemplateApproval(call.tx, call.caller.orgId, { forChange: true });
  const { approval_email: email, approval_sms: sms } = withValuesBefore(
    { approval_email: present.email, approval_sms: present.sms },
    change,
  );
  await changeTemplateApproval(call, { ...present, email, sms });
}

/** Sets are told from templates by their ids: a code has no dash. */
const isOfSet = ({ subject_id: id }: PastSettingChange) => id?.includes('-') === true;

async function restoreSet(call: RestoreCall, { subject_id: setId, fields }: PastSettingChange) {
  const valueOf = (name: string) => fields.find(({ field }) => field === name)?.before;
  const [name, isActive] = [valueOf('set_name'), valueOf('is_active')];
  await changeSet(
    call,
    { setId: setId ?? '' },
    {
      ...(typeof name === 'string' && { name }),
      ...(typeof isActive === 'boolean' && { isActive }),
    },
  );
}
