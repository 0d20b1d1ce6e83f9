import { useQueryFailure } from '@dosar/api-client';
import { Box, ErrorState, LoadingState, PageTitle } from '@dosar/design-system';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useParams, useSearchParams } from 'react-router';
import { whileCounting } from '../being-counted.tsx';
import { messages as areaMessages } from '../messages.ts';
import { reportQuery } from '../report-queries.ts';
import { messages } from './messages.ts';
import { Reckoning } from './reckoning.tsx';
import { parametersOf } from './report-address.ts';
import { Report } from './report.tsx';

/** A report: its finding, figure, chart and table, all from one answer; everything that is chosen stands in the address. */
export function ReportPage() {
  const { formatMessage: t } = useIntl();
  const failureOf = useQueryFailure();
  const { state = '' } = useParams();
  const [search] = useSearchParams();
  const report = useQuery({
    ...reportQuery(state, parametersOf(search)),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) => (data?.is_being_counted ? whileCounting : false),
  });
  if (report.isError && !report.data)
    return (
      <>
        <PageTitle title={t(areaMessages.menu)} />
        <ErrorState title={t(messages.failed)} {...failureOf(report)} />
      </>
    );
  if (report.data?.state !== state)
    return (
      <Box position="relative">
        <Reckoning />
        <LoadingState shape="rows" count={10} />
      </Box>
    );
  return <Report answer={report.data} isOld={report.isPlaceholderData} />;
}
