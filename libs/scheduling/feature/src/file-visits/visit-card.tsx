import { api, asFile, saveFile } from '@dosar/api-client';
import {
  Box,
  Button,
  Card,
  DescriptionList,
  Flex,
  Heading,
  Link,
  Stack,
  StatusChip,
  Text,
} from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import { formatPhone } from '@dosar/kernel/phones';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { CancelVisit } from '../booking/cancel-visit.tsx';
import { messages as bookingMessages } from '../booking/messages.ts';
import { messages as slotMessages } from '../slots/messages.ts';
import { useVisitTimes } from '../slots/visit-times.ts';
import { isMovable, mapAddress, phaseOf, useVisitWords, type Visit } from '../visit-words/use-visit-words.ts';
import { messages } from './messages.ts';

/** A visit that is to come or under way, with what can be done about it. */
export function VisitCard({ visit, onMove }: { visit: Visit; onMove?: () => void }) {
  const { formatMessage: t } = useIntl();
  const { at, time } = useVisitTimes();
  const words = useVisitWords();
  const [isCancelling, setCancelling] = useState(false);
  const { place } = visit;
  return (
    <Card>
      <Stack gap="4">
        <Flex gap="3" justifyContent="space-between" alignItems="flex-start" flexWrap="wrap">
          <Heading as="h2" size="lg">
            <Box as="span" display="inline-block" _firstLetter={{ textTransform: 'uppercase' }}>
              {`${at(visit.starts_at)}–${time(visit.ends_at)}`}
            </Box>
          </Heading>
          <StatusChip label={words.status(visit.status)} phase={phaseOf(visit.status)} variant="chip" />
        </Flex>
        <DescriptionList
          facts={[
            { term: t(messages.kind), value: words.type(visit.visit_type) },
            {
              term: t(messages.place),
              value: (
                <>
                  {`${place.name}, ${visit.address ?? place.address}, ${place.locality}`}
                  {' · '}
                  <Link href={mapAddress(place)} target="_blank" rel="noopener noreferrer">
                    {t(slotMessages.map)}
                  </Link>
                </>
              ),
            },
            {
              term: t(messages.assessor),
              value: visit.lane_name === null ? visit.user_name : `${visit.user_name} · ${visit.lane_name}`,
            },
            {
              term: t(messages.contact),
              value: visit.contact_name && (
                <>
                  {visit.contact_name}
                  {visit.contact_phone !== null && (
                    <>
                      {' · '}
                      <Link href={`tel:${visit.contact_phone}`}>{formatPhone(visit.contact_phone)}</Link>
                    </>
                  )}
                </>
              ),
            },
            { term: t(messages.noteFact), value: visit.note },
          ]}
        />
        {visit.needs_step_free && <Text>{t(messages.stepFreeFact)}</Text>}
        <Reports visit={visit} />
        <Flex gap="2" flexWrap="wrap">
          {onMove && isMovable(visit) && (
            <>
              <Button icon="event" onClick={onMove}>
                {t(bookingMessages.move)}
              </Button>
              <Button onClick={() => setCancelling(true)}>{t(bookingMessages.cancel)}</Button>
            </>
          )}
          <Button variant="quiet" icon="download" onClick={() => void saveCalendar(visit.visit_id)}>
            {t(messages.calendar)}
          </Button>
        </Flex>
      </Stack>
      {isCancelling && <CancelVisit visit={visit} isForStaff onClose={() => setCancelling(false)} />}
    </Card>
  );
}

/** Saves the visit as a file that calendars read. */
export const saveCalendar = (visitId: string) =>
  saveFile(
    api.GET('/api/schedule/getVisitCalendar/{visit_id}', {
      params: { path: { visit_id: visitId } },
      ...asFile,
    }),
  );

/** What was reported from the field. */
function Reports({ visit: { reports } }: { visit: Visit }) {
  const { formatMessage: t } = useIntl();
  const { dateTime } = useFormats();
  const words = useVisitWords();
  if (reports.length === 0) return null;
  return (
    <section>
      <Heading as="h3" size="md">
        {t(messages.reports)}
      </Heading>
      <ul>
        {reports.map((report) => (
          <Box as="li" key={`${report.status} ${report.happened_at}`} color="textMuted" fontSize="sm">
            {[dateTime(report.happened_at), words.status(report.status), report.note]
              .filter(Boolean)
              .join(' · ')}
          </Box>
        ))}
      </ul>
    </section>
  );
}

/** A visit that is over, in one line. */
export function PastVisit({ visit }: { visit: Visit }) {
  const { dateTime } = useFormats();
  const words = useVisitWords();
  return (
    <Flex
      gap="3"
      flexWrap="wrap"
      justifyContent="space-between"
      paddingBlock="2"
      borderTopWidth="1px"
      borderColor="border"
    >
      <span>{`${dateTime(visit.starts_at)} · ${visit.place.name} · ${visit.user_name}`}</span>
      <StatusChip label={words.status(visit.status)} phase={phaseOf(visit.status)} />
    </Flex>
  );
}
