import { notFound } from '#src/kernel/problem/problem.ts';
import { catalogues } from '#src/kernel/settings/catalogue.ts';
import { settingPages, withValuesBefore } from '#src/kernel/settings/setting-page.ts';
import { removableSettings } from '#src/kernel/settings/setting-use.ts';
import { findReasons } from './reason-repository.ts';
import { findReason, reasonId, storeReason } from './reasons.ts';

/** The reasons as a page with a history, among the texts that the product ships, and as things that are retired. */
export const reasonEntries = [
  settingPages.entry({
    page: 'reasons',
    changedBy: 'saveReason',
    restore: async (call, change) => {
      const present = await findReason(call, change.subject_id ?? '');
      if (present === undefined) throw notFound();
      // Records may have a reason that was new with the change: it stays for them, and is not offered any more.
      const wasNew = change.fields.every(({ before }) => before === null);
      await storeReason(call, wasNew ? { ...present, is_active: false } : withValuesBefore(present, change));
    },
  }),
  catalogues.entry({
    kind: 'reason',
    changedBy: 'saveReason',
    find: async (tx, orgId, language) =>
      (await findReasons(tx, orgId)).map((reason) => ({
        id: reasonId(reason),
        label: reason[`name_${language}`],
        values: { name_ro: reason.name_ro, name_en: reason.name_en },
        rowVersion: reason.row_version,
      })),
    store: async (call, { id, values, rowVersion }) => {
      const present = await findReason(call, id);
      if (present === undefined) throw notFound();
      await storeReason(call, {
        ...present,
        name_ro: values['name_ro'] ?? '',
        name_en: values['name_en'] ?? '',
        row_version: rowVersion,
      });
    },
  }),
  removableSettings.entry({
    kind: 'reason',
    removedBy: 'saveReason',
    exists: async (setting) => (await findReason(setting, setting.id)) !== undefined,
  }),
];
