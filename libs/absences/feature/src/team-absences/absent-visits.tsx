import { Box, Flex, SelectField, Text } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import type { Schema } from '@dosar/openapi';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';

type Visit = Schema<'AbsentVisit'>;
type Move = Pick<Visit, 'to_user_id' | 'to_starts_at'>;

const stays: Move = { to_user_id: null, to_starts_at: null };

/** The proposal for visits with what the manager has changed. */
export function useVisits(visits: readonly Visit[]) {
  const [moves, setMoves] = useState<ReadonlyMap<string, Move>>(new Map());
  const moveOf = (visit: Visit): Move => moves.get(visit.visit_id) ?? visit;
  return {
    moveOf,
    move: ({ visit_id: id }: Visit, move: Move) => setMoves((before) => new Map(before).set(id, move)),
    /** All of them, so that what stays is not moved as it was proposed. */
    chosen: visits.map((visit) => {
      const { to_user_id, to_starts_at } = moveOf(visit);
      return { visit_id: visit.visit_id, row_version: visit.row_version, to_user_id, to_starts_at };
    }),
  };
}

type AbsentVisitsProps = {
  visits: readonly Visit[];
  candidates: readonly Schema<'ReplacementCandidate'>[];
  moving: ReturnType<typeof useVisits>;
};

/** Visits in those days: each stays, goes to a colleague, or moves to the hour that was proposed. */
export function AbsentVisits({ visits, candidates, moving }: AbsentVisitsProps) {
  const { formatMessage: t } = useIntl();
  const { dateTime } = useFormats();
  return (
    <Box as="section" aria-label={t(messages.visits)}>
      <b>{`${t(messages.visits)} ${visits.length}`}</b>
      <Box as="ul" listStyleType="none">
        {visits.map((visit) => {
          const choices = choicesOf(visit, candidates, dateTime);
          const { to_user_id: userId, to_starts_at: at } = moving.moveOf(visit);
          const chosen = choices.find(({ move }) => move.to_user_id === userId && move.to_starts_at === at);
          return (
            <Flex
              as="li"
              key={visit.visit_id}
              gap="2"
              alignItems="center"
              justifyContent="space-between"
              paddingBlock="0.5"
            >
              <Text as="span" size="sm" flex="1" minWidth="0">
                {[dateTime(visit.starts_at), visit.claim_file_no, visit.plate]
                  .filter((word) => word !== null)
                  .join(' · ')}
              </Text>
              <SelectField
                label={t(messages.visitGoesTo, { file: visit.claim_file_no })}
                labelHidden
                placeholder={t(messages.stays)}
                value={chosen?.value ?? ''}
                choices={choices}
                onChange={({ target }) =>
                  moving.move(visit, choices.find(({ value }) => value === target.value)?.move ?? stays)
                }
              />
            </Flex>
          );
        })}
      </Box>
    </Box>
  );
}

/** The proposal first, when it is more than a colleague of the list; then every colleague who could make it. */
function choicesOf(
  visit: Visit,
  candidates: readonly Schema<'ReplacementCandidate'>[],
  dateTime: (at: string) => string,
) {
  const { to_user_id: userId, to_name: name, to_starts_at: at } = visit;
  const isListed = at === null && candidates.some((person) => person.user_id === userId);
  const isProposed = (userId !== null || at !== null) && !isListed;
  return [
    ...(isProposed
      ? [
          {
            value: 'proposed',
            label: [name, at === null ? null : dateTime(at)].filter((word) => word !== null).join(', '),
            move: { to_user_id: userId, to_starts_at: at },
          },
        ]
      : []),
    ...candidates.map((person) => ({
      value: person.user_id,
      label: person.full_name,
      move: { to_user_id: person.user_id, to_starts_at: null },
    })),
  ];
}
