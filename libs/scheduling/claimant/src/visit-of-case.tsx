import { api, dataOf, inLanguage, type Visit } from '@dosar/api-client/client';
import { Button, Section, useLoaded } from '@dosar/design-system/public';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { BookVisit } from './book-visit.tsx';
import { BookedVisit } from './booked-visit.tsx';
import { messages } from './messages.ts';
import { MoveVisit } from './move-visit.tsx';

type VisitOfCaseProps = {
  /** The case has changed: what stands around is to be read again. */
  onChanged: () => void;
};

const open = ['booked', 'confirmed', 'on_the_way', 'arrived', 'in_work'];

/** The claimant's visit on the tracker: when and where, or the way to an hour. Nothing where none is to be booked. */
export function VisitOfCase({ onChanged }: VisitOfCaseProps) {
  const { formatMessage: t } = useIntl();
  const [doing, setDoing] = useState<'choosing' | 'moving'>();
  /** The visit as the last booking, move or cancellation here left it. */
  const [changed, setChanged] = useState<Visit>();
  const { loaded } = useLoaded(
    `visit ${changed?.visit_id} ${changed?.row_version}`,
    async ({ signal, language }) => ({
      own: await dataOf(api.GET('/api/schedule/getOwnVisit', { signal, ...inLanguage(language) })),
      readAfter: changed,
    }),
  );
  // A case without work for a visit answers 404: there is nothing to say about it.
  if (loaded.status !== 'ready') return null;
  const { own, readAfter } = loaded.value;
  // Until it is read again, the changed visit is the newest: with an older row version the next change would be refused.
  const isRead = readAfter === changed;
  const visit = isRead ? own.visit : changed;
  const booked = visit && open.includes(visit.status) ? visit : undefined;
  if (!booked && !own.can_book && isRead) return null;
  const back = () => setDoing(undefined);
  const keepChanged = (visitNow: Visit) => {
    back();
    setChanged(visitNow);
    onChanged();
  };
  return (
    <Section title={t(messages.title)}>
      {booked && doing === 'moving' && <MoveVisit visit={booked} onBack={back} onMoved={keepChanged} />}
      {booked && doing !== 'moving' && (
        <BookedVisit visit={booked} onMove={() => setDoing('moving')} onCancelled={keepChanged} />
      )}
      {!booked && doing !== 'choosing' && (
        <>
          <p>{t(messages.invitation)}</p>
          <Button variant="primary" onClick={() => setDoing('choosing')}>
            {t(messages.choose)}
          </Button>
        </>
      )}
      {!booked && doing === 'choosing' && <BookVisit own={own} onBack={back} onBooked={keepChanged} />}
    </Section>
  );
}
