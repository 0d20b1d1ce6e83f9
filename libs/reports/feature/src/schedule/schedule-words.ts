import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';

/** When a report is sent, as people say it. */
export function useScheduleWords() {
  const { formatMessage: t } = useIntl();
  return ({ frequency, weekday, month_day, send_time: time }: Schema<'ReportTiming'>): string => {
    if (frequency === 'daily') return t(messages.daily, { time });
    const day =
      frequency === 'weekly'
        ? t(messages.weekday, { day: String(weekday) })
        : t(messages.monthDay, { day: month_day });
    return t(messages.onDay, { day, time });
  };
}
