import { sql } from 'kysely';
import type { AreaSamples } from '#src/access/area-samples.ts';
import type { TestApi } from '#src/testing/start-test-api.ts';

type Owner = { orgId: string; userId: string };

const days = { from: '2026-01-05', to: '2026-03-29' };
const timing = { frequency: 'weekly', weekday: 1, month_day: 1, send_time: '07:30' };

export const samples: AreaSamples = {
  identifiers: async (api, { owner }) => ({
    report_set_id: await newSet(api, owner),
    report_schedule_id: await newSchedule(api, owner),
    report_file_id: await newFile(api, owner),
    reader_user_ids: owner.userId,
  }),
  bodies: {
    runReport: () => days,
    browseReportCases: () => days,
    startReportFile: () => ({ format: 'csv', parameters: days }),
    exportReport: () => ({ format: 'csv', parameters: days }),
    createReportSet: () => ({ state: 'intake', name: 'Luna', is_shared: false, parameters: days }),
    previewReportSchedule: () => timing,
    scheduleReport: ({ identifiers }) => ({
      state: 'intake',
      parameters: days,
      timing,
      formats: ['csv'],
      reader_user_ids: [identifiers['reader_user_ids']],
    }),
    changeReportSchedule: ({ identifiers }) => ({
      parameters: days,
      timing,
      formats: ['csv'],
      reader_user_ids: [identifiers['reader_user_ids']],
      is_paused: false,
      row_version: 1,
    }),
  },
  strangersGet: {
    'scheduleReport by staff': { status: 422, because: 'reports are sent to nobody of another organisation' },
  },
};

/** Parameters that somebody keeps. */
async function newSet(api: TestApi, { orgId, userId }: Owner): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into report_set (org_id, owner_user_id, state, name, parameters)
    values (${orgId}, ${userId}, 'intake', 'Trimestrul', '{"last": "quarter"}') returning report_set_id as id`.execute(
    api.database.kysely,
  );
  return rows[0]?.id ?? '';
}

/** A report that somebody has sent to themselves. */
async function newSchedule(api: TestApi, { orgId, userId }: Owner): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into report_schedule (org_id, owner_user_id, state, parameters, language, frequency, weekday, month_day, send_time,
      formats, next_run_at)
    values (${orgId}, ${userId}, 'intake', '{}', 'ro', 'weekly', 1, 1, '07:30', '{csv}', now() + interval '7 days')
    returning report_schedule_id as id`.execute(api.database.kysely);
  const id = rows[0]?.id ?? '';
  await sql`insert into report_reader (org_id, report_schedule_id, user_id) values (${orgId}, ${id}, ${userId})`.execute(
    api.database.kysely,
  );
  return id;
}

/** A file that is ready. */
async function newFile(api: TestApi, { orgId, userId }: Owner): Promise<string> {
  const storageKey = await api.runtime.files.save(Buffer.from('Dosar'));
  const { rows } = await sql<{ id: string }>`
    insert into report_file (org_id, owner_user_id, title, format, request, state, storage_key, file_name, row_count, total_rows,
      size_bytes, expires_at)
    values (${orgId}, ${userId}, 'Intrări', 'csv',
      '{"state": "intake", "language": "ro", "parameters": {}, "period": {"from": "2026-01-05", "to": "2026-03-29"}}',
      'ready', ${storageKey}, 'intake-dosare.csv', 1, 1, 5, now() + interval '7 days')
    returning report_file_id as id`.execute(api.database.kysely);
  return rows[0]?.id ?? '';
}
