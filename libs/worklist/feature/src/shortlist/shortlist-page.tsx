import { useQueryFailure } from '@dosar/api-client';
import { useSession } from '@dosar/auth';
import { Box, Button, EmptyState, ErrorState, Flex, Grid, Heading, LoadingState } from '@dosar/design-system';
import { businessTimeZone } from '@dosar/i18n';
import type { Schema } from '@dosar/openapi';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { byHour, DayLine } from '../day-agenda/day-line.tsx';
import { ownerKeys } from '../worklist/worklist-view.ts';
import { DashboardSection } from './dashboard-section.tsx';
import { DeadlineRows } from './deadline-rows.tsx';
import { ForgottenWork } from './forgotten-work.tsx';
import { messages } from './messages.ts';
import { OtherFigures } from './other-figures.tsx';
import { PartsOfAreas } from './parts-of-areas.tsx';
import { pressingCodes, PressingFigures } from './pressing-figures.tsx';
import { RecentFiles } from './recent-files.tsx';
import { ReplacedColleague } from './replaced-colleague.tsx';
import { useShortlist } from './use-shortlist.ts';

/** As many as stand beside the colleague's card; the search has the others. */
const mostRecent = 5;

type Shortlist = Schema<'Shortlist'>;

/** The dashboard: what presses, what waits, what the day holds, whom one replaces and what was opened last. */
export function ShortlistPage() {
  const { formatMessage: t } = useIntl();
  const failureOf = useQueryFailure();
  const shortlist = useShortlist();

  const content = () => {
    if (shortlist.isPending) return <Skeletons />;
    if (!shortlist.data) return <ErrorState {...failureOf(shortlist)} />;
    return isIdle(shortlist.data) ? (
      <NothingToDo shortlist={shortlist.data} />
    ) : (
      <Content shortlist={shortlist.data} />
    );
  };
  return (
    <Box paddingInline={{ md: '2' }}>
      <title>{`${t(messages.title)} · Dosar`}</title>
      <Title teamName={shortlist.data?.team_name} />
      <PartsOfAreas />
      {content()}
    </Box>
  );
}

/** The day, whose it is, and of which team. */
function Title({ teamName }: { teamName: string | null | undefined }) {
  const { formatMessage: t, formatDate } = useIntl();
  const { profile } = useSession();
  const day = formatDate(new Date(), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: businessTimeZone,
  });
  const name = profile?.full_name ?? '';
  return (
    <Flex alignItems="baseline" flexWrap="wrap" columnGap="3" marginBottom="3">
      <Heading as="h1" size="xl" css={{ '&::first-letter': { textTransform: 'uppercase' } }}>
        {day}
      </Heading>
      <Box as="span" color="textMuted">
        {teamName ? t(messages.whose, { name, team: teamName }) : name}
      </Box>
    </Flex>
  );
}

/** Whether nothing at all waits for somebody: a row of zeros would tell them nothing. */
function isIdle({ tiles, deadlines, recent, agenda, replaced, orphans }: Shortlist): boolean {
  const lists = [deadlines, recent, agenda.items, replaced];
  return (
    orphans === null &&
    tiles.every(({ total }) => total.count === 0) &&
    lists.every((list) => list.length === 0)
  );
}

/** In place of zeros: that nothing waits, and where work will come from. */
function NothingToDo({ shortlist }: { shortlist: Shortlist }) {
  const { formatMessage: t } = useIntl();
  const { profile } = useSession();
  const isPartner = profile?.org_type !== 'primary' && shortlist.team_name === null;
  return (
    <EmptyState
      kind="nothing-yet"
      title={t(messages.noDeadlines)}
      description={t(isPartner ? messages.partnerWaits : messages.handlerWaits)}
      action={!isPartner && <ToUnassigned />}
    />
  );
}

function ToUnassigned() {
  const { formatMessage: t } = useIntl();
  return (
    <Button asChild>
      <Link to={`/assignments/worklist?keys=${ownerKeys.unassigned}`}>{t(messages.toUnassigned)}</Link>
    </Button>
  );
}

function Content({ shortlist }: { shortlist: Shortlist }) {
  const { formatMessage: t } = useIntl();
  const { tiles, deadlines, recent, agenda, replaced, orphans } = shortlist;
  const { timed, untimed } = byHour(agenda);
  const others = tiles.filter(({ code }) => code !== 'overdue' && !pressingCodes.includes(code));
  return (
    <>
      <PressingFigures shortlist={shortlist} />
      <OtherFigures tiles={others} />
      <Columns
        day={
          <DashboardSection
            title={t(messages.myDay)}
            about={
              timed.length > 0
                ? t(messages.dayHolds, { count: timed.length })
                : t(messages.dayDue, { count: untimed.length })
            }
          >
            <DayLine agenda={agenda} />
          </DashboardSection>
        }
        rest={
          <>
            <DashboardSection
              title={t(messages.deadlines)}
              action={
                <Button variant="quiet" asChild>
                  <Link to={`/assignments/worklist?keys=${ownerKeys.mine}`}>{t(messages.toList)}</Link>
                </Button>
              }
            >
              {deadlines.length === 0 ? (
                <EmptyState kind="nothing-yet" title={t(messages.noDeadlines)} action={<ToUnassigned />} />
              ) : (
                <DeadlineRows rows={deadlines} />
              )}
            </DashboardSection>
            <Pair>
              {replaced.map((colleague) => (
                <ReplacedColleague key={colleague.user_id} colleague={colleague} />
              ))}
              {recent.length > 0 && (
                <DashboardSection title={t(messages.recent)}>
                  <RecentFiles files={recent.slice(0, mostRecent)} />
                </DashboardSection>
              )}
              {orphans !== null && (
                <DashboardSection title={t(messages.forgotten)}>
                  <Box paddingInline="4" paddingBottom="4">
                    <ForgottenWork check={orphans} />
                  </Box>
                </DashboardSection>
              )}
            </Pair>
          </>
        }
      />
    </>
  );
}

/** In the shape of what comes: numbers, then the day beside rows. */
function Skeletons() {
  return (
    <>
      <LoadingState shape="tiles" count={3} />
      <Columns
        day={<LoadingState shape="rows" count={8} />}
        rest={<LoadingState shape="rows" count={10} />}
      />
    </>
  );
}

function Columns({ day, rest }: { day: ReactNode; rest: ReactNode }) {
  return (
    <Grid
      gap="4"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '320px minmax(0, 1fr)' }}
      css={{ '@media (min-width: 1400px)': { gridTemplateColumns: '400px minmax(0, 1fr)' } }}
    >
      {day}
      <Flex flexDirection="column" gap="4" minWidth="0">
        {rest}
      </Flex>
    </Grid>
  );
}

function Pair({ children }: { children: ReactNode }) {
  return (
    <Grid
      gap="4"
      alignItems="stretch"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(auto-fit, minmax(320px, 1fr))' }}
    >
      {children}
    </Grid>
  );
}
