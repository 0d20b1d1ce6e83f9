import type { LocalDate } from '@dosar/kernel/dates';
import { formatInstant, localDateOf } from '@dosar/kernel/zone';
import type { Schema } from '@dosar/openapi';
import { noticeDay } from '@dosar/workload-domain';
import type { BilingualText } from '#src/kernel/http/request-language.ts';
import type { RowRule } from './row-change.ts';

type Snooze = {
  until: Date;
  event: Schema<'SnoozeEvent'> | null;
  byUserId: string;
  holidays: ReadonlySet<LocalDate>;
};

const orUntil: Record<Schema<'SnoozeEvent'>, BilingualText> = {
  document: { ro: 'sau până vine un document', en: 'or until a document comes' },
  reply: { ro: 'sau până vine un răspuns', en: 'or until a reply comes' },
  appointment: { ro: 'sau până are loc programarea', en: 'or until the appointment has taken place' },
};

/** Work is put off until a time, or an event before it, while enough of the legal term is left. */
export function snoozed({ until, event, byUserId, holidays }: Snooze): RowRule {
  const at = formatInstant(until);
  const or = event === null ? { ro: '', en: '' } : orUntil[event];
  const title = {
    ro: `Amânată până la ${at} ${or.ro}`.trim(),
    en: `Put off until ${at} ${or.en}`.trim(),
  };
  return ({ values, legal_due_date: legal }) => {
    if (legal !== null && localDateOf(until) > noticeDay(legal, holidays))
      return { code: 'after_legal_deadline' };
    const isSame = values.snoozed_until !== null && Date.parse(values.snoozed_until) === until.getTime();
    if (isSame && values.snoozed_for === event) return { code: 'unchanged' };
    return {
      values: {
        snoozed_until: until.toISOString(),
        snoozed_for: event,
        snoozed_by_user_id: byUserId,
        returned_at: null,
      },
      told: { title, data: { snoozed_until: until.toISOString(), snoozed_for: event } },
    };
  };
}

/** Work that was put off is wanted now. Whoever fetches it knows of it, so it is not marked as returned. */
export const woken: RowRule = ({ values }) =>
  values.snoozed_until === null
    ? { code: 'unchanged' }
    : {
        values: { snoozed_until: null, snoozed_for: null, snoozed_by_user_id: null },
        told: { title: { ro: 'Readusă din amânare', en: 'Taken back from snoozing' } },
      };
