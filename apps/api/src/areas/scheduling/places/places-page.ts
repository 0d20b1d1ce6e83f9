import { settingGone, withValuesBefore, type SettingPage } from '#src/kernel/settings/setting-page.ts';
import type { MessageNeeds } from '../booking/tell-about-visit.ts';
import { valuesOf } from './place-history.ts';
import { findPlaces } from './place-repository.ts';
import { changePlace } from './save-place.ts';

/**
 * The places among the pages with a history. A place that was added stays: visits may have been there.
 *
 * Hours and lanes come back by the rules of every change, so that no visit to come is left out by it.
 */
export const placesPage = (needs: MessageNeeds): SettingPage => ({
  page: 'appointment-locations',
  changedBy: 'savePlace',
  isRestorable: ({ fields }) => fields.every(({ field, before }) => field !== 'name' || before !== null),
  restore: async (call, change) => {
    const { tx, caller, now } = call;
    const [present] = await findPlaces(tx, caller.orgId, now, change.subject_id ?? '');
    if (present === undefined) throw settingGone();
    const { place_id, row_version } = present;
    await changePlace(needs, call, { ...withValuesBefore(valuesOf(present), change), place_id, row_version });
  },
});
