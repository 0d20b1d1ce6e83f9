import { addressOfAssignment } from '@dosar/areas/claims';
import { Plate } from '@dosar/claim-parts';
import { Box, Button, Card, Flex, Grid, Stack, StatusChip, Text, useSecondsLeft } from '@dosar/design-system';
import { reportableFrom } from '@dosar/scheduling-domain';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { useVisitTimes } from '../slots/visit-times.ts';
import { mapAddress, phaseOf, useVisitWords, type Visit } from '../visit-words/use-visit-words.ts';
import { EndWindow } from './end-window.tsx';
import { messages } from './messages.ts';
import { NobodyWindow } from './nobody-window.tsx';
import { PhotoButton } from './photo-button.tsx';
import type { FieldReport } from './report-queue.ts';

type Report = (report: Omit<FieldReport, 'field_report_id' | 'happened_at'>) => Promise<void>;
type NextVisitProps = {
  visit: Visit;
  onReport: Report;
  /** Keeps photos for the file of the visit; how many of them are still on the device. */
  onPhotos?: (files: readonly File[]) => void;
  photosWaiting?: number;
};

/** What follows from where a visit stands. */
const nextSteps = {
  booked: { status: 'on_the_way', text: messages.setOut },
  confirmed: { status: 'on_the_way', text: messages.setOut },
  on_the_way: { status: 'arrived', text: messages.arrive },
  arrived: { status: 'in_work', text: messages.start },
  in_work: { status: 'done', text: messages.finish },
  unreported: { status: 'done', text: messages.finish },
} as const;

const line = ['booked', 'on_the_way', 'arrived', 'in_work', 'done'] as const;

/** The visit that is next or under way: everything about it, and one wide button for what follows. */
export function NextVisit({ visit, onReport, onPhotos, photosWaiting = 0 }: NextVisitProps) {
  const { formatMessage: t } = useIntl();
  const { time } = useVisitTimes();
  const words = useVisitWords();
  const [window, open] = useState<'nobody' | 'end'>();
  const { status, place } = visit;
  const step = status in nextSteps ? nextSteps[status as keyof typeof nextSteps] : undefined;
  const stepFrom = new Date(reportableFrom(Date.parse(visit.starts_at), step?.status ?? 'done') ?? 0);
  const isTooEarly = useSecondsLeft(stepFrom.toISOString()) > 0;
  const mayEndOtherwise = useSecondsLeft(visit.starts_at) === 0;
  const minutes = Math.round((Date.parse(visit.ends_at) - Date.parse(visit.starts_at)) / 60_000);
  return (
    <Card>
      <Stack gap="3">
        <Flex justifyContent="space-between" gap="3">
          <StatusChip label={words.status(status)} phase={phaseOf(status)} variant="chip" />
          <Text tone="muted">{visit.claim_file_no}</Text>
        </Flex>
        <Flex gap="4" alignItems="center">
          <Box fontSize="40px" lineHeight="none" fontWeight="strong" fontVariantNumeric="tabular-nums">
            {time(visit.starts_at)}
          </Box>
          <Text tone="muted">
            {t(messages.duration, { type: words.type(visit.visit_type), count: minutes })}
          </Text>
        </Flex>
        <Flex gap="3" alignItems="center" flexWrap="wrap">
          {visit.plate !== null && <Plate number={visit.plate} />}
          {visit.vehicle_name}
        </Flex>
        <Box fontSize="lg">
          {`${visit.address ?? place.address}, ${place.locality}`}
          <Text tone="muted" size="md">
            {[visit.contact_name, visit.note].filter(Boolean).join(' · ')}
          </Text>
        </Box>
        <Grid gap="2" gridTemplateColumns="repeat(3, minmax(0, 1fr))">
          <Button asChild wide icon="place">
            <a href={mapAddress(place)} target="_blank" rel="noopener noreferrer">
              {t(messages.route)}
            </a>
          </Button>
          {visit.contact_phone !== null && (
            <Button asChild wide icon="phone">
              <a href={`tel:${visit.contact_phone}`}>{t(messages.call)}</a>
            </Button>
          )}
          <Button asChild wide icon="description">
            <Link to={addressOfAssignment(visit)}>{t(messages.file)}</Link>
          </Button>
        </Grid>
        <StepLine status={status} />
        {onPhotos && <PhotoButton waiting={photosWaiting} onPhotos={onPhotos} />}
        {step && (
          <Grid gap="2" gridTemplateColumns="minmax(0, 3fr) minmax(0, 2fr)">
            <Button
              variant="primary"
              wide
              disabled={isTooEarly}
              onClick={() => void onReport({ visit_id: visit.visit_id, status: step.status })}
            >
              {isTooEarly
                ? t(messages.stepLater, { step: t(step.text), hour: time(stepFrom) })
                : t(step.text)}
            </Button>
            {status === 'in_work' ? (
              <Button wide onClick={() => open('end')}>
                {t(messages.otherEnd)}
              </Button>
            ) : (
              <Button wide onClick={() => open('nobody')}>
                {t(messages.nobody)}
              </Button>
            )}
          </Grid>
        )}
        {status === 'unreported' && <Text>{t(messages.unreported)}</Text>}
        {step && status !== 'in_work' && mayEndOtherwise && (
          <Button variant="plain" onClick={() => open('end')}>
            {t(messages.otherEnd)}
          </Button>
        )}
      </Stack>
      {window === 'nobody' && <NobodyWindow {...{ visit, onReport }} onClose={() => open(undefined)} />}
      {window === 'end' && <EndWindow {...{ visit, onReport }} onClose={() => open(undefined)} />}
    </Card>
  );
}

/** How far the visit is. */
function StepLine({ status }: { status: Visit['status'] }) {
  const { formatMessage: t } = useIntl();
  const words = useVisitWords();
  const reached = line.findIndex((step) => step === (status === 'confirmed' ? 'booked' : status));
  return (
    <Grid
      as="ol"
      aria-label={t(messages.steps)}
      gap="1"
      // On a phone only the step that is reached has room for its word; the others are read aloud.
      gridTemplateColumns={{
        base: line.map((_, index) => (index === reached ? 'max-content' : 'minmax(0, 1fr)')).join(' '),
        sm: 'repeat(5, minmax(0, 1fr))',
      }}
      fontSize="sm"
    >
      {line.map((step, index) => (
        <Box
          as="li"
          key={step}
          listStyle="none"
          textAlign="center"
          borderTopWidth="6px"
          paddingTop="1"
          paddingInline={index === reached ? '2' : undefined}
          whiteSpace="nowrap"
          borderColor={index < reached ? 'phaseDone' : index === reached ? 'phaseActive' : 'border'}
          color={index === reached ? 'text' : 'textMuted'}
          fontWeight={index === reached ? 'strong' : 'normal'}
          aria-current={index === reached ? 'step' : undefined}
        >
          <Box as="span" srOnly={index === reached ? undefined : { base: true, sm: false }}>
            {words.status(step)}
          </Box>
        </Box>
      ))}
    </Grid>
  );
}
