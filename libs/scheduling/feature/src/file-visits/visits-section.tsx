import { apiQuery, bookVisit, getVisits, useQueryFailure } from '@dosar/api-client';
import type { OpenedFile } from '@dosar/areas/claims';
import { personOf, useCan, useSession } from '@dosar/auth';
import {
  Banner,
  Button,
  Card,
  EmptyState,
  ErrorState,
  Heading,
  LoadingState,
  Stack,
} from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Booking } from '../booking/booking.tsx';
import { MoveVisit } from '../booking/move-visit.tsx';
import { isMovable, isOpenVisit, type Visit } from '../visit-words/use-visit-words.ts';
import { messages } from './messages.ts';
import { VisitNewsList } from './visit-news.tsx';
import { PastVisit, VisitCard } from './visit-card.tsx';

/** The visits of the open file: the next one, and the booking of another. */
export function VisitsSection({ claimFileNo }: Pick<OpenedFile, 'claimFileNo'>) {
  const { formatMessage: t } = useIntl();
  const failureOf = useQueryFailure();
  const visits = useQuery(apiQuery(getVisits, { params: { path: { claim_file_no: claimFileNo } } }));
  if (visits.data) return <VisitsOfFile data={visits.data} />;
  if (visits.isError) return <ErrorState title={t(messages.failed)} {...failureOf(visits)} />;
  return <LoadingState shape="cards" count={2} />;
}

/** The claimant has answered NO to a message about the hour that the visit still has. */
function cannotCome(visit: Visit, news: readonly Schema<'VisitNews'>[]): boolean {
  const answers = news
    .filter(({ visit_id: id, starts_at: at }) => id === visit.visit_id && at === visit.starts_at)
    .flatMap(({ recipients }) => recipients)
    .filter(({ answer }) => answer !== null)
    .sort((a, b) => ((a.answered_at ?? '') < (b.answered_at ?? '') ? 1 : -1));
  return answers[0]?.answer === 'no';
}

function VisitsOfFile({ data: { visits, bookable, news } }: { data: Schema<'FileVisits'> }) {
  const { formatMessage: t } = useIntl();
  const mayBook = useCan(bookVisit);
  const [moved, move] = useState<Visit>();
  const { profile } = useSession();
  // Whoever reloads while they keep an hour goes on where they were.
  const [bookedFor, bookFor] = useState(
    () => profile && bookable.find(({ held }) => held?.holder?.user_id === personOf(profile))?.assignment_id,
  );
  const open = visits.filter(isOpenVisit);
  const past = visits.filter((visit) => !isOpenVisit(visit) && visit.status !== 'held');
  const chosen = bookable.find(({ assignment_id: id }) => id === bookedFor);
  if (moved) return <MoveVisit visit={moved} isForStaff onDone={() => move(undefined)} />;
  return (
    <Stack gap="5">
      {mayBook &&
        open
          .filter((visit) => isMovable(visit) && cannotCome(visit, news))
          .map((visit) => (
            <Banner
              key={visit.visit_id}
              tone="warning"
              title={t(messages.cannotCome)}
              action={
                <Button icon="event" onClick={() => move(visit)}>
                  {t(messages.moveNow)}
                </Button>
              }
            >
              {t(messages.cannotComeText)}
            </Banner>
          ))}
      {open.map((visit) => (
        <VisitCard key={visit.visit_id} visit={visit} {...(mayBook && { onMove: () => move(visit) })} />
      ))}
      {open.length === 0 && !chosen && (
        <EmptyState
          kind="nothing-yet"
          title={t(messages.none)}
          description={t(bookable.length > 0 ? messages.noneHint : messages.nothingToBook)}
        />
      )}
      {mayBook &&
        !chosen &&
        bookable.map((work) => (
          <div key={work.assignment_id}>
            <Button variant="primary" icon="event" onClick={() => bookFor(work.assignment_id)}>
              {bookable.length === 1 ? t(messages.book) : t(messages.bookFor, { name: work.name })}
            </Button>
          </div>
        ))}
      {chosen && (
        <Stack as="section" gap="4">
          <Heading as="h2" size="lg">
            {t(messages.bookFor, { name: chosen.name })}
          </Heading>
          <Booking
            assignmentId={chosen.assignment_id}
            contact={chosen}
            county={chosen.county_code}
            kept={chosen.held}
            isForStaff
            onBooked={() => bookFor(undefined)}
          />
        </Stack>
      )}
      <VisitNewsList news={news} contactPhone={(open[0] ?? past[0])?.contact_phone ?? null} />
      {past.length > 0 && (
        <Card>
          <Heading as="h2" size="md">
            {t(messages.past)}
          </Heading>
          {past.map((visit) => (
            <PastVisit key={visit.visit_id} visit={visit} />
          ))}
        </Card>
      )}
    </Stack>
  );
}
