import { closingNeeds } from '@dosar/assessment-domain';
import { useProblemText } from '@dosar/api-client';
import { Banner, Box, Flex, Heading, Icon, LoadingState, Text } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import { Plate } from '@dosar/claim-parts';
import { useZoneName } from '@dosar/claim-parts/zones';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { noteQuery, type OpenedNote } from '../note/note-query.ts';
import { useFindingText } from '../note/use-finding-text.ts';
import { subjectMessages } from '../photos/subject-messages.ts';
import type { AssessmentRow } from './assessments-query.ts';
import { paneMessages as messages } from './pane-messages.ts';
import { RowAct } from './row-act.tsx';

/** What is known of an inspection before it begins: what fills itself in, what is to be looked at at the car, and the visit. */
export function RowPane({ row }: { row: AssessmentRow }) {
  const { formatMessage: t } = useIntl();
  const { date, time } = useFormats();
  const problemText = useProblemText();
  const opened = useQuery(noteQuery(row.assignment_id));
  return (
    <Box
      as="aside"
      aria-label={row.claim_file_no}
      borderWidth="1px"
      borderRadius="lg"
      position="sticky"
      top="4"
    >
      <Part>
        <Flex gap="2" alignItems="center">
          <Heading as="h2" size="md" flex="1">
            {row.claim_file_no}
          </Heading>
          {row.plate !== null && <Plate number={row.plate} />}
        </Flex>
        <Text tone="muted">{[row.vehicle_name, row.claimant_name].filter(Boolean).join(' · ')}</Text>
        <Box marginTop="2">
          <RowAct row={row} />
        </Box>
      </Part>
      {opened.isError && <Banner tone="danger">{problemText(opened.error)}</Banner>}
      {opened.isPending && <LoadingState shape="rows" count={4} />}
      {opened.data && (
        <>
          <FilledIn opened={opened.data} />
          <ToCheck opened={opened.data} />
        </>
      )}
      {row.visit && (
        <Part title={t(messages.visit)}>
          <Text>
            <b>
              {date(row.visit.starts_at)}, {time(row.visit.starts_at)} – {time(row.visit.ends_at)}
            </b>
          </Text>
          <Text tone="muted">{row.visit.place_name}</Text>
        </Part>
      )}
    </Box>
  );
}

function Part({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <Box padding="4" borderBottomWidth="1px" css={{ '&:last-child': { borderBottomWidth: '0' } }}>
      {title !== undefined && (
        <Heading as="h3" size="md" marginBottom="2">
          {title}
        </Heading>
      )}
      {children}
    </Box>
  );
}

/** What a note begins with, or has by now. */
function FilledIn({ opened: { start, note } }: { opened: OpenedNote }) {
  const { formatMessage: t } = useIntl();
  const { date } = useFormats();
  const zoneName = useZoneName();
  const parts = note
    ? note.lines.map(({ values }) => values)
    : start.damaged_parts.map(({ zone, is_preexisting: old }) => ({ zone, is_preexisting: old }));
  const hit = new Set(parts.flatMap(({ zone, is_preexisting: old }) => (zone === null || old ? [] : zone)));
  const older = parts.filter(({ is_preexisting: old }) => old).length;
  const photos = note ? note.photos.length : start.photo_ids.length;
  const rates = note?.head.rates;
  return (
    <Part title={t(messages.filledIn)}>
      <Box as="ul" listStyleType="none">
        <Fact
          text={[
            t(messages.zones, { count: hit.size }),
            ...(older > 0 ? [t(messages.older, { count: older })] : []),
          ].join(', ')}
          more={[...hit].slice(0, 4).map(zoneName).join(', ')}
        />
        <Fact text={t(messages.photos, { count: photos })} />
        {rates && (
          <Fact
            text={t(messages.rates, { source: rates.source, name: rates.source_name ?? '' })}
            more={rates.valid_from === null ? '' : t(messages.ratesFrom, { day: date(rates.valid_from) })}
          />
        )}
      </Box>
    </Part>
  );
}

function Fact({ text, more = '' }: { text: string; more?: string }) {
  return (
    <Flex as="li" gap="2" marginBottom="1">
      <Box as="span" color="success" flex="none">
        <Icon name="check" />
      </Box>
      <Box as="span">
        {text}
        {more !== '' && (
          <Text tone="muted" size="sm">
            {more}
          </Text>
        )}
      </Box>
    </Flex>
  );
}

/** As many things are named at once. */
const mostNamed = 6;

/** What is missing, and what earlier files tell of the car and its parts. */
function ToCheck({ opened: { start, note } }: { opened: OpenedNote }) {
  const { formatMessage: t } = useIntl();
  const textOf = useFindingText();
  const needs = closingNeeds({
    head: { odometer: note?.head.odometer ?? null },
    lines: [],
    photos: note?.photos ?? [],
    vehicle: start,
    explained: new Set(),
  });
  const photos = needs.flatMap((need) => (need.kind === 'photo' ? t(subjectMessages[need.subject]) : []));
  const partOf = (guid: string | null) =>
    note?.lines.find(({ item_guid: id }) => id === guid)?.values.part_name ?? '';
  const told = (note?.findings ?? [])
    .filter(({ rule }) => fromEarlierFiles.has(rule))
    .map((finding) => textOf(finding, { part: partOf(finding.item_guid), other: 0 }));
  const all = [
    ...told,
    ...needs.flatMap((need) => (need.kind === 'photo' ? [] : t(messages.number, { kind: need.kind }))),
    ...(photos.length > 0 ? [t(messages.missingPhotos, { photos: photos.join(', ') })] : []),
  ];
  return (
    <Part title={t(messages.toCheck)}>
      {all.length === 0 ? (
        <Text tone="muted">{t(messages.nothing)}</Text>
      ) : (
        <Box as="ul" listStyleType="none">
          {all.slice(0, mostNamed).map((text) => (
            <Flex as="li" key={text} gap="2" marginBottom="1">
              <Box as="span" color="warning" flex="none">
                <Icon name="warning" />
              </Box>
              <Text as="span">{text}</Text>
            </Flex>
          ))}
        </Box>
      )}
    </Part>
  );
}

const fromEarlierFiles: ReadonlySet<string> = new Set([
  'paid_before',
  'photo_used_before',
  'odometer_backwards',
]);
