import {
  settingGone,
  withValuesBefore,
  type RestoreCall,
  type SettingPage,
} from '#src/kernel/settings/setting-page.ts';
import { moveOpenJobs } from '../jobs/moving/move-open-jobs.ts';
import { historyPage } from './browse-directory.ts';
import { recordChange, storePartner } from './change-partner.ts';
import { holdPartner, updateSuspension } from './directory-repository.ts';
import { isRestorablePartner } from './restorable-partner.ts';
import { partnerRefused } from './partner-refused.ts';

/** Partners among what the settings remember: changed back by the rules of any change. */
export const partnersPage: SettingPage = {
  page: historyPage,
  changedBy: 'savePartner',
  isRestorable: ({ fields }) => isRestorablePartner(fields),
  restore: async (call, change) => {
    const place = { orgId: call.caller.orgId, partnerId: change.subject_id ?? '' };
    const present = change.subject_id === null ? undefined : await holdPartner(call.tx, place);
    if (present === undefined) throw settingGone();
    call.audit.subject(place.partnerId);
    const [first] = change.fields;
    if (first?.field === 'suspension') return restoreSuspension(call, place, present, first.before);
    await storePartner(call, {
      place,
      before: present.fields,
      typed: withValuesBefore(present.fields, change),
    });
  },
};

type Present = NonNullable<Awaited<ReturnType<typeof holdPartner>>>;

async function restoreSuspension(
  call: RestoreCall,
  place: { orgId: string; partnerId: string },
  present: Present,
  before: unknown,
): Promise<void> {
  const reason = typeof before === 'string' && before.length >= 3 ? before : null;
  if (reason !== null && !present.is_active) throw partnerRefused('suspended_already');
  const { tx, caller, now } = call;
  const by = caller.actorUserId ?? caller.userId;
  // Its open jobs would stay with it: those are asked about on its page.
  if (reason !== null) await moveOpenJobs(call, { partnerId: place.partnerId, moves: [], reason });
  await updateSuspension(tx, place, reason === null ? undefined : { at: now, userId: by, reason });
  await recordChange(call, { id: place.partnerId, label: present.fields.name }, [
    { field: 'suspension', before: present.suspension_reason, after: reason },
  ]);
}
