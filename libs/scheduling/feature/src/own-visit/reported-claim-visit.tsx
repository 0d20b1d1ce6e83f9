import { apiQuery, getOwnVisit, getVisits, useQueryFailure } from '@dosar/api-client';
import type { ReportedClaim } from '@dosar/areas/fnol';
import { Banner, ErrorState, LoadingState, Text } from '@dosar/design-system';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { Booking } from '../booking/booking.tsx';
import { useVisitTimes } from '../slots/visit-times.ts';
import { isOpenVisit, type Visit } from '../visit-words/use-visit-words.ts';
import { messages } from './messages.ts';

/** From a claim that was reported a moment ago to its visit: free hours, one kept, one booked. */
export function ReportedClaimVisit({ claimFileNo, isForStaff }: ReportedClaim) {
  return isForStaff ? <VisitForCaller claimFileNo={claimFileNo} /> : <OwnHours />;
}

function OwnHours() {
  const own = useQuery(apiQuery(getOwnVisit, {}));
  if (!own.data) return <Unread query={own} />;
  const { visit, can_book: canBook, held, county_code: county } = own.data;
  if (visit !== null && isOpenVisit(visit)) return <BookedHour visit={visit} />;
  return canBook ? <Booking contact={own.data} county={county} kept={held} isForStaff={false} /> : null;
}

function VisitForCaller({ claimFileNo }: { claimFileNo: string }) {
  const visits = useQuery(apiQuery(getVisits, { params: { path: { claim_file_no: claimFileNo } } }));
  if (!visits.data) return <Unread query={visits} />;
  const booked = visits.data.visits.find(isOpenVisit);
  if (booked !== undefined) return <BookedHour visit={booked} />;
  const [work] = visits.data.bookable;
  if (work === undefined) return null;
  return <Booking assignmentId={work.assignment_id} contact={work} county={work.county_code} isForStaff />;
}

type UnreadProps = { query: { isError: boolean; error: unknown; refetch: () => unknown } };

function Unread({ query }: UnreadProps) {
  const failureOf = useQueryFailure();
  if (!query.isError) return <LoadingState shape="cards" count={2} />;
  return <ErrorState {...failureOf(query)} />;
}

function BookedHour({ visit }: { visit: Visit }) {
  const { formatMessage: t } = useIntl();
  const { at } = useVisitTimes();
  const { place, address } = visit;
  return (
    <Banner tone="success" live>
      <Text fontWeight="strong" _firstLetter={{ textTransform: 'uppercase' }}>
        {at(visit.starts_at)}
      </Text>
      <Text>{`${place.name}, ${address ?? place.address}, ${place.locality}`}</Text>
      <Text>{t(messages.confirmed)}</Text>
    </Banner>
  );
}
