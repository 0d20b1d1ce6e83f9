import { useProblemText } from '@dosar/api-client';
import { Banner, Box, Flex, Heading, Icon, LoadingState, Text } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import { Plate } from '@dosar/claim-parts';
import { useZoneName } from '@dosar/claim-parts/zones';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { noteQuery, type OpenedNote } from '../note/note-query.ts';
import type { AssessmentRow } from './assessments-query.ts';
import { paneMessages as messages } from './pane-messages.ts';
import { PanePart } from './pane-part.tsx';
import { RowAct } from './row-act.tsx';
import { ToCheck } from './to-check.tsx';

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
      <PanePart>
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
      </PanePart>
      {opened.isError && <Banner tone="danger">{problemText(opened.error)}</Banner>}
      {opened.isPending && <LoadingState shape="rows" count={4} />}
      {opened.data && (
        <>
          <FilledIn opened={opened.data} />
          <ToCheck opened={opened.data} />
        </>
      )}
      {row.visit && (
        <PanePart title={t(messages.visit)}>
          <Text>
            <b>
              {date(row.visit.starts_at)}, {time(row.visit.starts_at)} – {time(row.visit.ends_at)}
            </b>
          </Text>
          <Text tone="muted">{row.visit.place_name}</Text>
        </PanePart>
      )}
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
    <PanePart title={t(messages.filledIn)}>
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
    </PanePart>
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
