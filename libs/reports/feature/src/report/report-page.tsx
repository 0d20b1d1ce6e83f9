import { useQueryFailure } from '@dosar/api-client';
import {
  Box,
  EmptyState,
  ErrorState,
  Grid,
  Link,
  LoadingState,
  PageTitle,
  Stack,
  Text,
} from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import type { Schema } from '@dosar/openapi';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { Link as RouterLink, useParams, useSearchParams } from 'react-router';
import { FileList } from '../files/file-list.tsx';
import { BeingCounted, whileCounting } from '../being-counted.tsx';
import { messages as areaMessages } from '../messages.ts';
import { reportQuery } from '../report-queries.ts';
import { CasesPanel } from './cases-panel.tsx';
import { messages } from './messages.ts';
import { ParameterBar } from './parameter-bar.tsx';
import { parametersOf, withParameters } from './report-address.ts';
import { ReportChart } from './report-chart.tsx';
import { ReportFigure } from './report-figure.tsx';
import { ReportTable } from './report-table.tsx';
import { ReportActions } from './report-actions.tsx';
import { SavedSets } from '../own/saved-sets.tsx';
import { ScheduleList } from '../schedule/schedule-list.tsx';

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

function Report({ answer, isOld }: { answer: Schema<'ReportAnswer'>; isOld: boolean }) {
  const { formatMessage: t } = useIntl();
  const { date, dateTime } = useFormats();
  const [search, setSearch] = useSearchParams();
  const openKey = search.get('open') ?? undefined;
  const open = [...answer.lines, ...answer.rows].find(({ key }) => key === openKey);
  const onOpen = (key: string | undefined) => {
    const next = new URLSearchParams(search);
    if (key === undefined) next.delete('open');
    else next.set('open', key);
    setSearch(next, { preventScrollReset: true, replace: true });
  };
  const canOpen = answer.cases_column !== null;
  return (
    <>
      <PageTitle title={answer.name} actions={<ReportActions answer={answer} />} />
      <Link asChild display="inline-flex" alignItems="center" minHeight="var(--dosar-control)">
        <RouterLink to="/reports">
          {t(areaMessages.menu)} / {answer.category_name}
        </RouterLink>
      </Link>
      <ParameterBar
        answer={answer}
        onChange={(changed) => setSearch(withParameters(search, changed), { preventScrollReset: true })}
      />
      {answer.is_being_counted && <BeingCounted />}
      {answer.is_empty ? (
        !answer.is_being_counted && (
          <EmptyState kind="nothing-yet" title={t(messages.empty)} description={t(messages.emptyText)} />
        )
      ) : (
        <Box position="relative">
          {isOld && <Reckoning />}
          <Grid
            aria-busy={isOld || undefined}
            gap="5"
            gridTemplateColumns={{
              base: 'minmax(0, 1fr)',
              // Four columns of cases need more room than schedules and saved parameters.
              lg: open && canOpen ? 'minmax(0, 1fr) 26rem' : 'minmax(0, 1fr) minmax(18rem, 21rem)',
            }}
            alignItems="start"
            opacity={isOld ? 'faded' : undefined}
          >
            <Box minWidth="0">
              <Grid
                gap="5"
                gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '15rem minmax(0, 1fr)' }}
                alignItems="start"
                marginBottom="5"
              >
                <ReportFigure answer={answer} />
                <ReportChart answer={answer} openKey={openKey} onOpen={canOpen ? onOpen : undefined} />
              </Grid>
              <ReportTable answer={answer} openKey={openKey} onOpen={canOpen ? onOpen : undefined} />
              <Text tone="muted" size="sm" marginTop="3">
                {t(messages.sameAnswer)}{' '}
                {answer.as_of !== null && t(messages.asOf, { moment: dateTime(answer.as_of) })}
              </Text>
              {answer.corrections.map(({ day, reason, corrected_at: at }) => (
                <Text key={`${day} ${reason}`} tone="muted" size="sm">
                  {t(messages.corrected, { day: date(day), moment: dateTime(at), reason })}
                </Text>
              ))}
            </Box>
            <Stack gap="6" minWidth="0">
              {open && canOpen && (
                <CasesPanel key={open.key} answer={answer} line={open} onClose={() => onOpen(undefined)} />
              )}
              <FileList state={answer.state} />
              <ScheduleList state={answer.state} />
              <SavedSets state={answer.state} shown={answer.parameters} />
            </Stack>
          </Grid>
        </Box>
      )}
    </>
  );
}

/** Says after a second that figures are on their way; what comes sooner shows none of it. */
function Reckoning() {
  const { formatMessage: t } = useIntl();
  return (
    <Box
      role="status"
      position="absolute"
      insetBlockStart="0"
      insetInlineEnd="0"
      zIndex="sticky"
      paddingBlock="1"
      paddingInline="3"
      background="surface"
      borderWidth="1px"
      borderColor="border"
      borderRadius="md"
      animation="appearLate"
    >
      {t(messages.reckoning)}
    </Box>
  );
}
