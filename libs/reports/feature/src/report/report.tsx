import { Box, EmptyState, Grid, Link, PageTitle, Stack, Text } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { Link as RouterLink, useSearchParams } from 'react-router';
import { BeingCounted } from '../being-counted.tsx';
import { FileList } from '../files/file-list.tsx';
import { messages as areaMessages } from '../messages.ts';
import { SavedSets } from '../own/saved-sets.tsx';
import { ScheduleList } from '../schedule/schedule-list.tsx';
import { CasesPanel } from './cases-panel.tsx';
import { messages } from './messages.ts';
import { ParameterBar } from './parameter-bar.tsx';
import { Reckoning } from './reckoning.tsx';
import { withParameters } from './report-address.ts';
import { ReportActions } from './report-actions.tsx';
import { ReportChart } from './report-chart.tsx';
import { ReportFigure } from './report-figure.tsx';
import { ReportTable } from './report-table.tsx';

/** One answer of a report: its finding, figure, chart and table, and beside them its files, schedules and saved parameters. */
export function Report({ answer, isOld }: { answer: Schema<'ReportAnswer'>; isOld: boolean }) {
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
