import { formatPlate } from '@dosar/kernel/plates';
import { useIntl } from 'react-intl';
import { useVisitTimes } from '../slots/visit-times.ts';
import { useVisitWords, type Visit } from '../visit-words/use-visit-words.ts';
import { messages } from './messages.ts';

/** What is read of a visit: time, vehicle, what it is, how it stands, where, and its file. */
export function useVisitLabel() {
  const { formatMessage: t } = useIntl();
  const { time } = useVisitTimes();
  const words = useVisitWords();
  return (visit: Visit) =>
    t(messages.visitLabel, {
      hour: `${time(visit.starts_at)}–${time(visit.ends_at)}`,
      plate: visit.plate === null ? t(messages.noPlate) : formatPlate(visit.plate),
      type: words.type(visit.visit_type),
      status: words.status(visit.status),
      place: visit.place.name,
      number: visit.claim_file_no,
    });
}
