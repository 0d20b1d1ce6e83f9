import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound } from '#src/kernel/problem/problem.ts';
import { localDateOf } from '@dosar/kernel/zone';
import { worklistFilters } from '#src/areas/worklist/extension-points.ts';
import { periodOf } from '../run/report-period.ts';
import { runnableReport } from '../run/runnable-reports.ts';
import { reports } from '../extension-points.ts';
import { casesAsked, narrowedFor } from './cases-asked.ts';
import { findCases, isMainWorkOf, sumCases, type CasesAsked } from './cases-repository.ts';

/** The claim files behind a bar or row of a report. */
export async function browseReportCases({
  tx,
  caller,
  path,
  body,
  now,
  language,
  audit,
}: Call<'browseReportCases'>): Promise<Schema<'ReportCases'>> {
  const report = runnableReport(caller.roles, path.state);
  const { drill } = report;
  if (!drill) throw notFound();
  const narrowed = narrowedFor(report, caller.userId, body);
  const asked = casesAsked(drill, periodOf(body, localDateOf(now)), narrowed);
  const names = await drill.about?.(tx, caller.orgId, language);
  const sums = await sumCases(tx, caller.orgId, asked);
  const cases = await findCases(tx, caller.orgId, asked);
  audit.note({ report: path.state, rows: sums.count });
  return {
    title: drill.title[language],
    value_unit: drill.lasts ?? null,
    ...sums,
    cases: cases.map(({ subject, ...found }) => ({ ...found, about: names?.get(subject) ?? '' })),
    worklist: criterionOf(asked),
  };
}

/** The words of a list of the worklist that shows the same files. */
function criterionOf({ measure, from, to, policyType, countyCode, subject }: CasesAsked): string {
  return [measure, from, to, policyType ?? '', countyCode ?? '', subject ?? ''].join(':');
}

/** Lists the files behind a figure of a report in the worklist. */
export const casesFilter = worklistFilters.entry({
  condition({ filter_criteria: criteria }, { orgId }) {
    const [measure, from, to, policy_type, county_code, subject] = criteria?.report_cases?.split(':') ?? [];
    if (measure === undefined || from === undefined || to === undefined) return undefined;
    const drill = reports.entries().find((report) => report.drill?.measure === measure)?.drill ?? { measure };
    return isMainWorkOf(
      orgId,
      casesAsked(
        drill,
        { from, to },
        {
          ...(policy_type && { policy_type }),
          ...(county_code && { county_code }),
          ...(subject && { subject }),
        },
      ),
    );
  },
});
