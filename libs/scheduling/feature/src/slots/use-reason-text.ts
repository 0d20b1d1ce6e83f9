import { useFormats } from '@dosar/i18n';
import { formatPlate } from '@dosar/kernel/plates';
import type { Schema } from '@dosar/openapi';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { reasonMessages } from './reason-messages.ts';

type Reason = Schema<'SlotReason'>;

/** A condition that is not met, and the same condition met. */
const texts: Record<Reason['code'], readonly [refused: MessageDescriptor, holds: MessageDescriptor]> = {
  quarter_hour: [reasonMessages.quarterHour, reasonMessages.quarterHour],
  lead_time: [reasonMessages.leadTime, reasonMessages.leadTimeHolds],
  days_ahead: [reasonMessages.daysAhead, reasonMessages.daysAheadHolds],
  holiday: [reasonMessages.holiday, reasonMessages.holidayHolds],
  closed_hours: [reasonMessages.closedHours, reasonMessages.closedHoursHold],
  place_open: [reasonMessages.placeOpen, reasonMessages.placeOpenHolds],
  works_here: [reasonMessages.worksHere, reasonMessages.worksHereHolds],
  present: [reasonMessages.present, reasonMessages.presentHolds],
  skills: [reasonMessages.skills, reasonMessages.skillsHolds],
  daily_cap: [reasonMessages.dailyCap, reasonMessages.dailyCapHolds],
  person_free: [reasonMessages.personFree, reasonMessages.personFreeHolds],
  travel: [reasonMessages.travel, reasonMessages.travelHolds],
  lane_free: [reasonMessages.laneFree, reasonMessages.laneFreeHolds],
};

/** Why an hour fits or does not, as a sentence. */
export function useReasonText() {
  const { formatMessage: t } = useIntl();
  const { list } = useFormats();
  return ({ code, holds, values }: Reason) =>
    t(texts[code][holds ? 1 : 0], {
      name: values.name ?? 'none',
      from: values.from ?? 'none',
      until: values.until ?? 'none',
      // Nobody works anywhere: there is no place to name.
      place: values.place === undefined || values.place === '' ? 'none' : values.place,
      lane: values.lane ?? 'none',
      plate: values.plate === undefined ? 'none' : formatPlate(values.plate),
      skills: values.skills?.length ? list(values.skills.map((skill) => t(reasonMessages[skill]))) : 'none',
      count: values.count ?? 0,
      cap: values.cap ?? 0,
      minutes: values.minutes ?? 0,
    });
}
