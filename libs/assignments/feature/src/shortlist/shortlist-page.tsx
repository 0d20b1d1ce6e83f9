import { useProblemText } from '@dosar/api-client';
import { useSession } from '@dosar/auth';
import { Button, Card, EmptyState, ErrorState, Grid, Heading, LoadingState } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { AgendaOfDay } from '../day-agenda/agenda-of-day.tsx';
import { ownerKeys } from '../worklist/worklist-view.ts';
import { ForgottenWork } from './forgotten-work.tsx';
import { messages } from './messages.ts';
import { ShortRows } from './short-rows.tsx';
import { ShortlistTiles } from './shortlist-tiles.tsx';
import { useShortlist } from './use-shortlist.ts';

/** As many as the server sends of the other sections. */
const rowsOfSection = 8;

/** The dashboard: what waits, what is due first, what the day holds and what was opened last. */
export function ShortlistPage() {
  const { formatMessage: t } = useIntl();
  const { profile } = useSession();
  const problemText = useProblemText();
  const shortlist = useShortlist();

  const content = () => {
    if (shortlist.isPending) return <Skeletons />;
    if (!shortlist.data)
      return (
        <ErrorState description={problemText(shortlist.error)} onRetry={() => void shortlist.refetch()} />
      );
    return <Content shortlist={shortlist.data} />;
  };
  return (
    <>
      <title>{`${t(messages.title)} · Dosar`}</title>
      <Heading as="h1" size="xl" marginBottom="4">
        {t(messages.greeting, { name: profile?.nickname ?? '' })}
      </Heading>
      {content()}
    </>
  );
}

function Content({ shortlist }: { shortlist: Schema<'Shortlist'> }) {
  const { formatMessage: t } = useIntl();
  const { tiles, deadlines, recent, agenda, orphans } = shortlist;
  return (
    <>
      <ShortlistTiles tiles={tiles} />
      <Columns
        left={
          <Section title={t(messages.deadlines)}>
            {deadlines.length === 0 ? (
              <EmptyState
                kind="nothing-yet"
                title={t(messages.noDeadlines)}
                action={
                  <Button asChild>
                    <Link to={`/assignments/worklist?keys=${ownerKeys.unassigned}`}>
                      {t(messages.toUnassigned)}
                    </Link>
                  </Button>
                }
              />
            ) : (
              <ShortRows label={t(messages.deadlines)} rows={deadlines} />
            )}
          </Section>
        }
        right={
          <>
            <Section title={t(messages.myDay)}>
              <AgendaOfDay agenda={agenda} most={rowsOfSection} />
            </Section>
            {orphans !== null && (
              <Section title={t(messages.forgotten)}>
                <ForgottenWork check={orphans} />
              </Section>
            )}
            {recent.length > 0 && (
              <Section title={t(messages.recent)}>
                <ShortRows label={t(messages.recent)} rows={recent} />
              </Section>
            )}
          </>
        }
      />
    </>
  );
}

/** In the shape of what comes: numbers, then two columns of rows. */
function Skeletons() {
  return (
    <>
      <LoadingState shape="tiles" count={10} />
      <Columns
        left={<LoadingState shape="rows" count={rowsOfSection} />}
        right={<LoadingState shape="rows" count={rowsOfSection} />}
      />
    </>
  );
}

function Columns({ left, right }: { left: ReactNode; right: ReactNode }) {
  return (
    <Grid
      marginTop="6"
      gap="4"
      alignItems="start"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
    >
      {left}
      <Grid gap="4">{right}</Grid>
    </Grid>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section">
      <Heading as="h2" size="md" marginBottom="3">
        {title}
      </Heading>
      {children}
    </Card>
  );
}
