import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { runNow } from '#src/testing/run-now.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import type { CallerHeaders } from '#src/testing/test-sessions.ts';
import { ownReports } from '../definitions/own-reports.ts';
import { snapshotJob } from '../snapshot/snapshot-job.ts';

const api = startTestApi({ world: 'demo' });

test('C37 the list counts the open cases of registers, and names what somebody may not open with who opens it', async () => {
  await runNow(snapshotJob, api.runtime);
  const orgId = await api.organisation('demo');
  const maria = await api.tokenFor('maria.stan');
  const listed = async (headers: CallerHeaders) =>
    (await api.inject({ url: '/api/report/browseFigures', headers })).json<Schema<'ReportFigures'>>();
  const ofMaria = await listed(maria);
  const { rows } = await sql<{ code: string; count: number }>`
    select type.code, (select count(*)::int from assignment work where work.org_id = ${orgId}
      and work.assignment_type_code = type.code and work.category_code in ('new', 'active', 'waiting')) as count
    from (values ('petition'), ('recovery')) type (code)`.execute(api.database.kysely);
  const paid = (
    await api.inject({ method: 'POST', url: '/api/report/run/paid-penalties', headers: maria, payload: {} })
  ).json<Schema<'ReportAnswer'>>();
  const payments = paid.total.values[paid.columns.findIndex(({ key }) => key === 'payments')];
  expect(ofMaria.registers).toEqual([...rows, { code: 'penalty', count: payments }]);
  expect(rows.some(({ count }) => count > 0)).toBe(true);
  expect(ofMaria.not_open).toEqual({ names: [], given_by: [] });
  const ofAna = await listed(await api.tokenFor('ana.ionescu'));
  expect(ofAna.registers.map(({ code }) => code)).toEqual(['petition', 'recovery']);
  expect(ofAna.not_open.names).toHaveLength(ownReports.length - ofAna.reports.length);
  expect(ofAna.not_open.given_by).toContain('Călin Dobre');
});
