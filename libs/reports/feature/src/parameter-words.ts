import { useFormats } from '@dosar/i18n';
import { counties } from '@dosar/kernel/counties';
import type { Schema } from '@dosar/openapi';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { parameterMessages } from './parameter-messages.ts';
import { policyTypesQuery } from './report-queries.ts';

type Parameters = Schema<'ReportParameters'>;

/** The names of what a report is asked for. */
export function useParameterWords() {
  const { formatMessage: t } = useIntl();
  const { date } = useFormats();
  const { data: policyTypes = [] } = useQuery({ ...policyTypesQuery, staleTime: Infinity });
  const period = ({ last, from, to }: Parameters) =>
    from !== undefined || to !== undefined
      ? t(parameterMessages.days, { from: from ? date(from) : '…', to: to ? date(to) : '…' })
      : t(parameterMessages.lastName, { last: last ?? 'weeks_13' });
  const policyName = (code: string) => policyTypes.find((one) => one.code === code)?.name ?? code;
  const countyName = (code: string) => counties.find((one) => one.code === code)?.name ?? code;
  /** All of them in one line. */
  const line = (parameters: Parameters) =>
    [
      period(parameters),
      parameters.policy_type && policyName(parameters.policy_type),
      parameters.county_code && countyName(parameters.county_code),
    ]
      .filter(Boolean)
      .join(' · ');
  return { period, policyName, countyName, line, policyTypes };
}
