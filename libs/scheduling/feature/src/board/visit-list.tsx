import { Box, Button, EmptyState, Flex, StatusChip, Text } from '@dosar/design-system';
import { addressOfAssignment } from '@dosar/areas/claims';
import { formatPhone } from '@dosar/kernel/phones';
import { formatPlate } from '@dosar/kernel/plates';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { messages as moveMessages } from '../move-visit/messages.ts';
import type { MoveStart } from '../move-visit/use-judged-slot.ts';
import { useVisitTimes } from '../slots/visit-times.ts';
import { isMovable, phaseOf, useVisitWords } from '../visit-words/use-visit-words.ts';
import { visitsOfDay, type Board } from './board-plan.ts';
import { HeldClock } from './held-clock.tsx';
import { messages } from './messages.ts';
import { useVisitLabel } from './use-visit-label.ts';

type VisitListProps = { board: Board; date: string; onMove: (start: MoveStart) => void };

/** A day as a list by the hour; also the sheet that is printed. */
export function VisitList({ board, date, onMove }: VisitListProps) {
  const { formatMessage: t } = useIntl();
  const { time } = useVisitTimes();
  const words = useVisitWords();
  const label = useVisitLabel();
  const visits = visitsOfDay(board, date).toSorted((one, other) =>
    one.starts_at.localeCompare(other.starts_at),
  );
  if (visits.length === 0)
    return (
      <EmptyState kind="nothing-yet" title={t(messages.noneThatDay)} description={t(messages.noneHint)} />
    );
  return (
    <Box as="ul" borderTopWidth="1px">
      {visits.map((visit) => (
        <Flex
          as="li"
          key={visit.visit_id}
          gap="3"
          flexWrap="wrap"
          alignItems="center"
          paddingBlock="2"
          borderBottomWidth="1px"
          css={{ breakInside: 'avoid' }}
        >
          <Box asChild flex="1 1 260px" minWidth="0" minHeight="44px" color="text">
            <Link to={`${addressOfAssignment(visit)}/visits`} aria-label={label(visit)}>
              <Box as="span" fontWeight="strong" fontVariantNumeric="tabular-nums">
                {`${time(visit.starts_at)}–${time(visit.ends_at)} ${formatPlate(visit.plate ?? '')}`}
              </Box>
              <Box as="span" display="block" color="textMuted" fontSize="sm">
                {[
                  words.type(visit.visit_type),
                  visit.claim_file_no,
                  visit.place.name,
                  visit.user_name,
                  visit.lane_name,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Box>
              <Box as="span" display="block" color="textMuted" fontSize="sm">
                {[
                  visit.holder && words.holder(visit.holder),
                  visit.contact_name,
                  visit.contact_phone !== null && formatPhone(visit.contact_phone),
                  visit.note,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Box>
            </Link>
          </Box>
          {visit.status === 'held' && (
            <Text as="span" size="sm">
              <HeldClock until={visit.hold_until} />
            </Text>
          )}
          <StatusChip label={words.status(visit.status)} phase={phaseOf(visit.status)} />
          {isMovable(visit) && (
            <Box data-screen>
              <Button onClick={() => onMove({ visit, starts_at: visit.starts_at })}>
                {t(moveMessages.moveTo)}
              </Button>
            </Box>
          )}
        </Flex>
      ))}
    </Box>
  );
}
