import type { Schema } from '@dosar/openapi';
import type { Report } from '../extension-points.ts';
import type { Period } from '../run/report-period.ts';
import type { CasesAsked } from './cases-repository.ts';

type Narrowed = Pick<Schema<'ReportDrill'>, 'policy_type' | 'county_code' | 'subject'>;

/** How a report is narrowed for a reader: a personal one to the reader's own cases, whatever was asked for. */
export function narrowedFor<Asked extends Narrowed>(
  { isPersonal }: Pick<Report, 'isPersonal'>,
  userId: string,
  asked: Asked,
): Asked {
  return isPersonal ? { ...asked, subject: userId } : asked;
}

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
