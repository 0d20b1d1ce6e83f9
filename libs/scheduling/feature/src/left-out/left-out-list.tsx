import { apiQuery, browsePlaces } from '@dosar/api-client';
import { Banner, Box, CheckboxField, Stack, Text } from '@dosar/design-system';
import { formatPlate } from '@dosar/kernel/plates';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useReasonText } from '../slots/use-reason-text.ts';
import { useVisitTimes } from '../slots/visit-times.ts';
import { messages } from './messages.ts';
import type { LeftOut, useLeftOut } from './use-left-out.ts';

type LeftOutListProps = {
  leftOut: Pick<ReturnType<typeof useLeftOut>, 'visits' | 'moving' | 'isStaying' | 'stays'>;
  /** The place closes: what stays there would take place nowhere. */
  mustMove?: boolean;
};

/** The visits that a change leaves out: why, and where each would go. */
export function LeftOutList({ leftOut, mustMove = false }: LeftOutListProps) {
  const { formatMessage: t } = useIntl();
  const { visits, moving, isStaying, stays } = leftOut;
  const isStuck = mustMove && visits.some(({ proposal }) => proposal === null);
  return (
    <Stack gap="3">
      <Banner tone={isStuck ? 'danger' : 'warning'} live title={t(messages.title, { count: visits.length })}>
        {isStuck ? t(messages.stuck) : t(messages.lead, { count: moving.length })}
      </Banner>
      <Box as="ul" aria-label={t(messages.list)} borderTopWidth="1px">
        {visits.map((line) => (
          <LeftOutLine
            key={line.visit.visit_id}
            line={line}
            isMoving={!isStaying(line.visit.visit_id)}
            mustMove={mustMove}
            onMove={(isMoving) => stays(line.visit.visit_id, !isMoving)}
          />
        ))}
      </Box>
    </Stack>
  );
}

type LeftOutLineProps = {
  line: LeftOut;
  isMoving: boolean;
  mustMove: boolean;
  onMove: (isMoving: boolean) => void;
};

function LeftOutLine({ line: { visit, reason, proposal }, isMoving, mustMove, onMove }: LeftOutLineProps) {
  const { formatMessage: t } = useIntl();
  const { at } = useVisitTimes();
  const reasonText = useReasonText();
  const places = useQuery(apiQuery(browsePlaces, {}));
  const plate = visit.plate === null ? visit.claim_file_no : formatPlate(visit.plate);
  const placeOf = (id: string) =>
    places.data?.places.find(({ place_id: known }) => known === id)?.name ?? visit.place.name;
  return (
    <Box as="li" listStyle="none" borderBottomWidth="1px" paddingBlock="2">
      <Box fontWeight="strong" _firstLetter={{ textTransform: 'uppercase' }}>
        {`${at(visit.starts_at)} · ${plate}`}
      </Box>
      <Text tone="muted" size="sm">
        {[visit.place.name, visit.user_name, reasonText(reason)].join(' · ')}
      </Text>
      {proposal ? (
        <CheckboxField
          label={t(messages.moveTo, {
            hour: at(proposal.starts_at),
            place: placeOf(proposal.place_id),
            person: proposal.user_name ?? '–',
          })}
          hint={isMoving ? undefined : t(messages.stays)}
          checked={isMoving}
          disabled={mustMove}
          onChange={({ target }) => onMove(target.checked)}
        />
      ) : (
        <Text size="sm">{t(mustMove ? messages.noneMust : messages.none)}</Text>
      )}
    </Box>
  );
}
