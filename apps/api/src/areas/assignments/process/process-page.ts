import { settingGone, type SettingPage } from '#src/kernel/settings/setting-page.ts';
import { publishContent } from './publish-content.ts';
import { findVersions } from './version-repository.ts';

/** The process editor among the pages with a history: taking a publication back publishes the version before it anew. */
export const processPage: SettingPage = {
  page: 'process',
  changedBy: 'publishProcess',
  // Before the first version of an own kind of work there was nothing to go back to.
  isRestorable: ({ fields }) => fields.every(({ before }) => before !== null),
  restore: async (call, { subject_id: kind, fields }) => {
    const no = fields.find(({ field }) => field === 'version')?.before;
    const versions = await findVersions(call.tx, call.caller.orgId, kind ?? '');
    const before = versions.find(({ version_no: each }) => each === no);
    if (before === undefined || kind === null) throw settingGone();
    await publishContent(call, kind, {
      content: before.content,
      reason: reasons[call.language](before.version_no),
    });
  },
};

const reasons = {
  ro: (no: number) => `Revenire la versiunea ${no}`,
  en: (no: number) => `Back to version ${no}`,
};
