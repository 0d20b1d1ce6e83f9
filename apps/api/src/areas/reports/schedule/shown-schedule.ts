import type { Schema } from '@dosar/openapi';
import type { StoredSchedule } from './schedule-repository.ts';

/** A schedule as its owner sees it; one that is paused or stopped has no next time. */
export function shownSchedule(stored: StoredSchedule, name: string): Schema<'ReportSchedule'> {
  const { report_schedule_id, state, parameters, formats, readers, status, runs, row_version } = stored;
  const { frequency, weekday, month_day, send_time } = stored;
  return {
    report_schedule_id,
    state,
    name,
    parameters,
    timing: { frequency, weekday, month_day, send_time },
    formats,
    readers,
    status,
    next_run_at: status === 'active' ? stored.next_run_at.toISOString() : null,
    runs: runs.map((run) => ({ ...run, ran_at: new Date(run.ran_at).toISOString() })),
    row_version,
  };
}
