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

/** How many changes were made here, and what the last one answered. */
type Change = { number: number; answer: Visit | null };

const open = ['booked', 'confirmed', 'on_the_way', 'arrived', 'in_work'];

/** The claimant's visit on the tracker: when and where, or the way to an hour. Nothing where none is to be booked. */
export function VisitOfCase({ onChanged }: VisitOfCaseProps) {
  const { formatMessage: t } = useIntl();
  const [doing, setDoing] = useState<'choosing' | 'moving'>();
  const [change, setChange] = useState<Change>({ number: 0, answer: null });
  const { loaded } = useLoaded(`visit ${change.number}`, async ({ signal, language }) => ({
    own: await dataOf(api.GET('/api/schedule/getOwnVisit', { signal, ...inLanguage(language) })),
    change: change.number,
  }));
  // A case without work for a visit answers 404: there is nothing to say about it.
  if (loaded.status !== 'ready') return null;
  const { own } = loaded.value;
  // What a change answered is newer than what was read before it, and its row version is the one that counts.
  const isRead = loaded.value.change === change.number;
  const visit = isRead ? own.visit : change.answer;
  const booked = visit !== null && open.includes(visit.status) ? visit : undefined;
  if (!booked && !own.can_book && isRead) return null;
  const back = () => setDoing(undefined);
  const changed = (answer: Visit) => {
    back();
    setChange({ number: change.number + 1, answer });
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
      {!booked && doing === 'choosing' && <BookVisit own={own} onBack={back} onBooked={changed} />}
    </Section>
  );
}
