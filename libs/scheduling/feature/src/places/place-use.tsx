import { apiQuery, browsePlaceVisits } from '@dosar/api-client';
import { Banner, Box, Button, Card, Flex, Heading, LoadingState, Text, notify } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatPlate } from '@dosar/kernel/plates';
import { useIntl } from 'react-intl';
import { messages as bookingMessages } from '../booking/messages.ts';
import { useVisitChange, useVisitRefusal } from '../booking/use-visit-change.ts';
import { chosenOf } from '../slots/slot-question.ts';
import { useVisitTimes } from '../slots/visit-times.ts';
import { messages } from './messages.ts';

type VisitToMove = Schema<'VisitToMove'>;

/** The visits that stand in the way of switching a place off, each with an hour that it could move to. */
export function PlaceUse({ place }: { place: Schema<'Place'> }) {
  const { formatMessage: t } = useIntl();
  const [isOpen, setOpen] = useState(false);
  const visits = useQuery({
    ...apiQuery(browsePlaceVisits, { params: { path: { place_id: place.place_id } } }),
    enabled: isOpen,
  });
  return (
    <Card>
      <Heading as="h2" size="md">
        {t(messages.useTitle)}
      </Heading>
      <Flex gap="3" justifyContent="space-between" alignItems="center" flexWrap="wrap">
        <Text>
          {place.visits_to_come === 0
            ? t(messages.useNone)
            : t(messages.use, { count: place.visits_to_come })}
        </Text>
        {place.visits_to_come > 0 && !isOpen && (
          <Button onClick={() => setOpen(true)}>{t(messages.showVisits)}</Button>
        )}
      </Flex>
      {isOpen && visits.isPending && <LoadingState count={3} />}
      {visits.data?.map((line) => (
        <VisitLine key={line.visit.visit_id} line={line} />
      ))}
    </Card>
  );
}

function VisitLine({ line: { visit, proposal } }: { line: VisitToMove }) {
  const { formatMessage: t } = useIntl();
  const { at } = useVisitTimes();
  const refusalText = useVisitRefusal();
  const { move, refresh } = useVisitChange();
  const moving = useMutation({
    mutationFn: (slot: Schema<'Slot'>) =>
      move({ visit_id: visit.visit_id, row_version: visit.row_version, ...chosenOf(slot) }),
    onSuccess: () => notify.success(t(bookingMessages.moved)),
    onSettled: () => refresh(),
  });
  return (
    <Box borderTopWidth="1px" paddingBlock="2">
      <Flex gap="3" justifyContent="space-between" alignItems="center" flexWrap="wrap">
        <div>
          <Box
            fontWeight="strong"
            _firstLetter={{ textTransform: 'uppercase' }}
          >{`${at(visit.starts_at)} · ${visit.plate === null ? visit.claim_file_no : formatPlate(visit.plate)}`}</Box>
          <Text tone="muted" size="sm">
            {proposal
              ? t(messages.proposal, { hour: at(proposal.starts_at), person: proposal.user_name ?? '–' })
              : t(messages.noProposal)}
          </Text>
        </div>
        {proposal && (
          <Button loading={moving.isPending} onClick={() => moving.mutate(proposal)}>
            {t(messages.move)}
          </Button>
        )}
      </Flex>
      {moving.isError && (
        <Banner tone="danger" live>
          {refusalText(moving.error)}
        </Banner>
      )}
    </Box>
  );
}
