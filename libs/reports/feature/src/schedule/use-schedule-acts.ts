import { api, dataOf } from '@dosar/api-client';
import type { JsonBodyOf, Schema } from '@dosar/openapi';
import { useKeeping } from '../own/use-keeping.ts';
import { messages } from './messages.ts';

type Schedule = Schema<'ReportSchedule'>;
const pathOf = ({ report_schedule_id }: Schedule) => ({ path: { report_schedule_id } });

function change(schedule: Schedule, body: JsonBodyOf<'changeReportSchedule'>) {
  return dataOf(
    api.POST('/api/report/changeSchedule/{report_schedule_id}', { params: pathOf(schedule), body }),
  );
}

/** Has reports sent by e-mail, changes that and ends it. */
export function useScheduleActs() {
  const { told, refresh } = useKeeping();
  return {
    schedule: async (body: JsonBodyOf<'scheduleReport'>) => {
      await dataOf(api.POST('/api/report/schedule', { body }));
      await refresh();
    },
    change: async (schedule: Schedule, body: JsonBodyOf<'changeReportSchedule'>) => {
      await change(schedule, body);
      await refresh();
    },
    pause: (schedule: Schedule, isPaused: boolean) => {
      const { parameters, timing, formats, readers, row_version } = schedule;
      const reader_user_ids = readers.map((reader) => reader.user_id);
      return told(
        () =>
          change(schedule, {
            parameters,
            timing,
            formats,
            reader_user_ids,
            row_version,
            is_paused: isPaused,
          }),
        isPaused ? messages.paused : messages.resumed,
      );
    },
    sendNow: (schedule: Schedule) =>
      told(
        () => dataOf(api.POST('/api/report/sendSchedule/{report_schedule_id}', { params: pathOf(schedule) })),
        messages.sent,
      ),
    remove: (schedule: Schedule) =>
      told(
        () =>
          dataOf(api.POST('/api/report/deleteSchedule/{report_schedule_id}', { params: pathOf(schedule) })),
        messages.removed,
      ),
  };
}
