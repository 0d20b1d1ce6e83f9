import { api, dataOf, inLanguage, isApiProblem, type OwnVisit, type Visit } from '@dosar/api-client/client';
import { Button, Notice, Section, useLoaded } from '@dosar/design-system/public';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';

// The hours come with the first visit that is chosen or moved, and what a booked one shows with it.
const BookVisit = lazy(async () => ({ default: (await import('./book-visit.tsx')).BookVisit }));
const BookedVisit = lazy(async () => ({ default: (await import('./booked-visit.tsx')).BookedVisit }));
const MoveVisit = lazy(async () => ({ default: (await import('./move-visit.tsx')).MoveVisit }));

type VisitOfCaseProps = {
  /** The case has changed: what stands around is to be read again. */
  onChanged: () => void;
};

const open = ['booked', 'confirmed', 'on_the_way', 'arrived', 'in_work'];

/**
 * The claimant's visit on the tracker: when and where, or the way to an hour. Nothing where none is to be booked.
 *
 * When it cannot be read again, what was read last stays and says so.
 */
export function VisitOfCase({ onChanged }: VisitOfCaseProps) {
  const { formatMessage: t } = useIntl();
  /** The visit as the last booking, move or cancellation here left it. */
  const [changed, setChanged] = useState<Visit>();
  const { loaded, last, reload } = useLoaded(
    `visit ${changed?.visit_id} ${changed?.row_version}`,
    async ({ signal, language }) => ({
      own: await dataOf(api.GET('/api/schedule/getOwnVisit', { signal, ...inLanguage(language) })),
      readAfter: changed,
    }),
  );
  const hasFailed = loaded.status === 'failed';
  // A case without work for a visit answers 404: there is nothing to say about it.
  if (hasFailed && isApiProblem(loaded.cause) && loaded.cause.status === 404) return null;
  if (!last && !hasFailed) return null;
  if (!last)
    return (
      <Section id="visit" title={t(messages.title)}>
        <Notice tone="error" title={t(messages.notRead)} />
        <Button onClick={reload}>{t(messages.tryAgain)}</Button>
      </Section>
    );
  const { own, readAfter } = last;
  // Until it is read again, the changed visit is the newest: with an older row version the next change would be refused.
  const isRead = readAfter === changed;
  const visit = isRead ? own.visit : changed;
  const booked = visit && open.includes(visit.status) ? visit : undefined;
  if (!booked && !own.can_book && isRead) return null;
  const keepChanged = (visitNow: Visit) => {
    setChanged(visitNow);
    onChanged();
  };
  return (
    <Section id="visit" title={t(messages.title)}>
      {hasFailed && (
        <>
          <Notice tone="warning" title={t(messages.notReadAgain)} />
          <Button onClick={reload}>{t(messages.tryAgain)}</Button>
        </>
      )}
      <Suspense fallback={null}>
        <VisitActs own={own} booked={booked} onChanged={keepChanged} />
      </Suspense>
    </Section>
  );
}

type VisitActsProps = { own: OwnVisit; booked: Visit | undefined; onChanged: (visitNow: Visit) => void };

/** The booked visit with what can be done with it, or the way to one. */
function VisitActs({ own, booked, onChanged }: VisitActsProps) {
  const { formatMessage: t } = useIntl();
  // Whoever comes back to a kept hour goes on where they were.
  const [doing, setDoing] = useState<'choosing' | 'moving' | undefined>(own.held ? 'choosing' : undefined);
  const back = () => setDoing(undefined);
  const keepChanged = (visitNow: Visit) => {
    back();
    onChanged(visitNow);
  };
  if (booked && doing === 'moving') return <MoveVisit visit={booked} onBack={back} onMoved={keepChanged} />;
  if (booked)
    return (
      <BookedVisit
        visit={booked}
        answer={own.answer}
        onMove={() => setDoing('moving')}
        onAnswered={keepChanged}
        onCancelled={keepChanged}
      />
    );
  if (doing === 'choosing') return <BookVisit own={own} onBack={back} onBooked={keepChanged} />;
  return (
    <>
      <p>{t(messages.invitation)}</p>
      <Button variant="primary" onClick={() => setDoing('choosing')}>
        {t(messages.choose)}
      </Button>
    </>
  );
}
