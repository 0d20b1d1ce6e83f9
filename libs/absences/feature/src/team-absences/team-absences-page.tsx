import { useQueryFailure } from '@dosar/api-client';
import type { PageStart } from '@dosar/areas';
import {
  Box,
  Button,
  ErrorState,
  Flex,
  Grid,
  IconButton,
  LoadingState,
  PageTabs,
  PageTitle,
  Text,
} from '@dosar/design-system';
import { formatDate } from '@dosar/i18n';
import { addDays } from '@dosar/kernel/dates';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link, useSearchParams } from 'react-router';
import { AbsencePanel } from './absence-panel.tsx';
import { DecisionInbox } from './decision-inbox.tsx';
import { EnterDialog } from './enter-dialog.tsx';
import { messages } from './chart-messages.ts';
import { lowRequests } from './low-requests.ts';
import { absencesIn, daysIn, spans } from './shown-days.ts';
import { TeamChart } from './team-chart.tsx';

/** Asks for the absences that an address shows while the page is made ready. */
export function startTeamAbsences({ queryClient, request }: PageStart): Promise<void> {
  return queryClient.prefetchQuery(absencesIn(new URL(request.url).searchParams));
}

/** Who of a manager's people is away when, and the requests that wait (R8). The address says which days are shown. */
export function TeamAbsencesPage() {
  const { formatMessage: t } = useIntl();
  const failureOf = useQueryFailure();
  const [search, setSearch] = useSearchParams();
  const [isEntering, setEntering] = useState(false);
  const { span, from } = daysIn(search);
  const absences = useQuery({ ...absencesIn(search), placeholderData: keepPreviousData });
  const openId = search.get('absence') ?? undefined;
  const change = (values: { from?: string; absence?: string | undefined }) =>
    setSearch((before) => {
      const after = new URLSearchParams(before);
      for (const [name, value] of Object.entries(values)) {
        if (value === undefined) after.delete(name);
        else after.set(name, value);
      }
      return after;
    });

  if (absences.isError && !absences.data)
    return (
      <>
        <PageTitle title={t(messages.title)} />
        <ErrorState title={t(messages.failed)} {...failureOf(absences)} />
      </>
    );
  const team = absences.data;
  return (
    <>
      <PageTitle
        title={t(messages.title)}
        actions={
          <>
            <Button variant="quiet" icon="print" onClick={() => window.print()}>
              {t(messages.print)}
            </Button>
            <Button icon="add" onClick={() => setEntering(true)}>
              {t(messages.enter)}
            </Button>
          </>
        }
      />
      <DaysBar from={from} span={span} onFrom={(day) => change({ from: day })} />
      {team ? (
        <Grid
          gap="4"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 21rem' }}
          alignItems="start"
        >
          <TeamChart team={team} openId={openId} onOpen={(absence) => change({ absence })} />
          <Box borderInlineStartWidth={{ lg: '1px' }} borderColor="border" paddingInlineStart={{ lg: '3' }}>
            <DecisionInbox
              team={team}
              lowIds={lowRequests(team)}
              openId={openId}
              onOpen={(absence) => change({ absence })}
            />
            {openId !== undefined && (
              <AbsencePanel
                key={openId}
                absenceId={openId}
                types={team.types}
                onClose={() => change({ absence: undefined })}
              />
            )}
          </Box>
        </Grid>
      ) : (
        <LoadingState shape="rows" count={10} />
      )}
      {team && <EnterDialog team={team} open={isEntering} onClose={() => setEntering(false)} />}
    </>
  );
}

type DaysBarProps = {
  from: string;
  span: keyof typeof spans;
  onFrom: (day: string | undefined) => void;
};

/** Leads to other days, and shows fewer or more of them. */
function DaysBar({ from, span, onFrom }: DaysBarProps) {
  const { formatMessage: t } = useIntl();
  return (
    <Flex gap="2" flexWrap="wrap" alignItems="center" marginBottom="2">
      <IconButton icon="chevron_left" label={t(messages.earlier)} onClick={() => onFrom(addDays(from, -7))} />
      <Text as="span" fontWeight="strong" numeric>
        {`${formatDate(from)} – ${formatDate(addDays(from, spans[span] - 1))}`}
      </Text>
      <IconButton icon="chevron_right" label={t(messages.later)} onClick={() => onFrom(addDays(from, 7))} />
      <Button onClick={() => onFrom(undefined)}>{t(messages.today)}</Button>
      <PageTabs label={t(messages.span)}>
        {(['weeks', 'quarter'] as const).map((name) => (
          <Link
            key={name}
            to={{ search: `?from=${from}&span=${name}` }}
            aria-current={name === span ? 'page' : undefined}
          >
            {t(messages[name])}
          </Link>
        ))}
      </PageTabs>
    </Flex>
  );
}
