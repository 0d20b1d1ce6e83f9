import { Banner, Box, Button, Flex, Grid, Heading, Icon, Link, Stack, Text } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import { formatPhone } from '@dosar/kernel/phones';
import { localDateOf } from '@dosar/kernel/zone';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { CancelVisit } from '../booking/cancel-visit.tsx';
import { claimantMessages } from '../booking/claimant-messages.ts';
import { saveCalendar } from '../file-visits/visit-card.tsx';
import { messages as slotMessages } from '../slots/messages.ts';
import { isOtherClock, useVisitTimes } from '../slots/visit-times.ts';
import { isMovable, mapAddress, type Visit } from '../visit-words/use-visit-words.ts';
import { messages } from './messages.ts';

type OwnVisitProps = { visit: Visit; file: string; onMove: () => void };

const toBring = [messages.bringPapers, messages.bringIdentity, messages.bringStatement, messages.bringClean];

/** The visit that is booked: when, where, with whom, and what to bring. */
export function OwnVisit({ visit, file, onMove }: OwnVisitProps) {
  const { formatMessage: t } = useIntl();
  const { weekdayDate } = useFormats();
  const { at, time } = useVisitTimes();
  const [isCancelling, setCancelling] = useState(false);
  const { place } = visit;
  const mayChange = isMovable(visit) && Date.parse(visit.changeable_until) > Date.now();
  return (
    <Stack gap="4">
      <Banner tone="success">{t(messages.confirmed)}</Banner>
      <div>
        <Text tone="muted">{file}</Text>
        <Text tone="muted" _firstLetter={{ textTransform: 'uppercase' }}>
          {weekdayDate(localDateOf(new Date(visit.starts_at)))}
        </Text>
        <Heading as="h1" size="xl">
          {`${time(visit.starts_at)} – ${time(visit.ends_at)}`}
        </Heading>
        {isOtherClock(new Date()) && <Text tone="muted">{t(slotMessages.zone)}</Text>}
      </div>
      <Stack gap="4" borderBlockWidth="1px" paddingBlock="4">
        <Line icon="place">
          <Box fontWeight="strong">{place.name}</Box>
          <div>{`${visit.address ?? place.address}, ${place.locality}`}</div>
          <Link href={mapAddress(place)} target="_blank" rel="noopener noreferrer">
            {t(messages.map)}
          </Link>
          {[place.arrival, place.accessibility].map(
            (line) =>
              line !== null && (
                <Text key={line} tone="muted" size="sm">
                  {line}
                </Text>
              ),
          )}
        </Line>
        <Line icon="person">
          <div>
            <b>{visit.user_name}</b>
            {`, ${t(messages.assessor)}`}
          </div>
          {place.phone !== null && <Link href={`tel:${place.phone}`}>{formatPhone(place.phone)}</Link>}
        </Line>
      </Stack>
      <section>
        <Heading as="h2" size="md">
          {t(messages.bring)}
        </Heading>
        <Box as="ul" listStyleType="disc" paddingInlineStart="5" marginTop="2">
          {toBring.map((line) => (
            <li key={line.id}>{t(line)}</li>
          ))}
        </Box>
      </section>
      <Button variant="primary" wide icon="event" onClick={() => void saveCalendar(visit.visit_id)}>
        {t(messages.calendar)}
      </Button>
      {mayChange && (
        <Grid gap="2" gridTemplateColumns="1fr 1fr">
          {visit.self_moves_left > 0 && (
            <Button wide onClick={onMove}>
              {t(claimantMessages.move)}
            </Button>
          )}
          <Button wide onClick={() => setCancelling(true)}>
            {t(claimantMessages.cancel)}
          </Button>
        </Grid>
      )}
      <Text tone="muted">
        {mayChange ? t(messages.until, { hour: at(visit.changeable_until) }) : t(messages.callUs)}
      </Text>
      {isCancelling && <CancelVisit visit={visit} isForStaff={false} onClose={() => setCancelling(false)} />}
    </Stack>
  );
}

function Line({ icon, children }: { icon: 'place' | 'person'; children: ReactNode }) {
  return (
    <Flex gap="3" alignItems="flex-start">
      <Box color="textMuted" paddingTop="0.5">
        <Icon name={icon} />
      </Box>
      <Box minWidth="0">{children}</Box>
    </Flex>
  );
}
