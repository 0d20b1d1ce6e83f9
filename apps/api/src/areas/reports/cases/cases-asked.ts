import type { Schema } from '@dosar/openapi';
import type { Report } from '../extension-points.ts';
import type { Period } from '../run/report-period.ts';
import type { CasesAsked } from './cases-repository.ts';

type Narrowed = Pick<Schema<'ReportDrill'>, 'policy_type' | 'county_code' | 'subject'>;

/** The cases of a report in a period, as far as they are narrowed. */
export function casesAsked(
  { measure, filesAt }: Pick<NonNullable<Report['drill']>, 'measure' | 'filesAt'>,
  { from, to }: Period,
  { policy_type, county_code, subject }: Narrowed,
): CasesAsked {
  return {
    measure,
    from,
    to,
    ...(filesAt && { filesAt }),
    ...(policy_type !== undefined && { policyType: policy_type }),
    ...(county_code !== undefined && { countyCode: county_code }),
    ...(subject !== undefined && { subject }),
  };
}
