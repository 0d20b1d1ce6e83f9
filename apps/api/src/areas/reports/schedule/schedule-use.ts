import { foundUse, settingUses } from '#src/kernel/settings/setting-use.ts';
import { findScheduleRows } from './schedule-use-repository.ts';

/** Reports that go out by themselves need the feature. */
export const scheduleUse = settingUses.entry({
  kind: 'feature',
  use: 'report_schedules',
  name: { ro: 'Rapoarte trimise periodic', en: 'Reports that are sent regularly' },
  find: async ({ tx, caller, id }) =>
    foundUse(id === 'reports' ? await findScheduleRows(tx, caller.orgId) : []),
});
