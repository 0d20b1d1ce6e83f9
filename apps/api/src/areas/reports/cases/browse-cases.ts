import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound } from '#src/kernel/problem/problem.ts';
import { localDateOf } from '@dosar/kernel/zone';
import { worklistFilters } from '#src/areas/worklist/extension-points.ts';
import { periodOf } from '../run/report-period.ts';
import { runnableReport } from '../run/runnable-reports.ts';
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
  const { drill } = runnableReport(caller.roles, path.state);
  if (!drill) throw notFound();
  const asked: CasesAsked = {
    measure: drill.measure,
    ...periodOf(body, localDateOf(now)),
    ...(body.policy_type !== undefined && { policyType: body.policy_type }),
    ...(body.county_code !== undefined && { countyCode: body.county_code }),
    ...(body.subject !== undefined && { subject: body.subject }),
  };
  const names = await drill.about?.(tx, caller.orgId, language);
  const sums = await sumCases(tx, caller.orgId, asked);
  const cases = await findCases(tx, caller.orgId, asked);
  audit.note({ report: path.state, rows: sums.count });
  return {
    title: drill.title[language],
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
    const [measure, from, to, policyType, countyCode, subject] = criteria?.report_cases?.split(':') ?? [];
    if (measure === undefined || from === undefined || to === undefined) return undefined;
    return isMainWorkOf(orgId, {
      measure,
      from,
      to,
      ...(policyType && { policyType }),
      ...(countyCode && { countyCode }),
      ...(subject && { subject }),
    });
  },
});
