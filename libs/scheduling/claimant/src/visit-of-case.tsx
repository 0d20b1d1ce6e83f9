import { api, dataOf, inLanguage } from '@dosar/api-client/client';
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
  const [changes, setChanges] = useState(0);
  const { loaded } = useLoaded(`visit ${changes}`, ({ signal, language }) =>
    dataOf(api.GET('/api/schedule/getOwnVisit', { signal, ...inLanguage(language) })),
  );
  // A case without work for a visit answers 404: there is nothing to say about it.
  if (loaded.status !== 'ready') return null;
  const { visit, can_book: canBook } = loaded.value;
  const booked = visit !== null && open.includes(visit.status) ? visit : undefined;
  if (!booked && !canBook) return null;
  const back = () => setDoing(undefined);
  const changed = () => {
    back();
    setChanges(changes + 1);
    onChanged();
  };
  return (
    <Section title={t(messages.title)}>
      {booked && doing === 'moving' && <MoveVisit visit={booked} onBack={back} onMoved={changed} />}
      {booked && doing !== 'moving' && (
        <BookedVisit visit={booked} onMove={() => setDoing('moving')} onCancelled={changed} />
      )}
      {!booked && doing !== 'choosing' && (
        <>
          <p>{t(messages.invitation)}</p>
          <Button variant="primary" onClick={() => setDoing('choosing')}>
            {t(messages.choose)}
          </Button>
        </>
      )}
      {!booked && doing === 'choosing' && <BookVisit own={loaded.value} onBack={back} onBooked={changed} />}
    </Section>
  );
}
