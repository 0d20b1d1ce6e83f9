import { useDraggable } from '@dnd-kit/core';
import { Box, Menu, MenuItem, MenuLink, PhaseGlyph, VisuallyHidden } from '@dosar/design-system';
import { addressOfAssignment } from '@dosar/areas/claims';
import { formatPlate } from '@dosar/kernel/plates';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { messages as moveMessages } from '../move-visit/messages.ts';
import type { MoveStart } from '../move-visit/use-judged-slot.ts';
import { useVisitTimes } from '../slots/visit-times.ts';
import { isMovable, phaseOf, useVisitWords, type Visit } from '../visit-words/use-visit-words.ts';
import type { Span } from './board-plan.ts';
import { standing } from './board-scale.ts';
import { HeldClock } from './held-clock.tsx';
import { messages } from './messages.ts';

const edges = {
  new: 'phaseNew',
  active: 'phaseActive',
  waiting: 'phaseWaiting',
  done: 'phaseDone',
  late: 'phaseLate',
  cancelled: 'phaseCancelled',
} as const satisfies Record<ReturnType<typeof phaseOf>, string>;
const backgrounds = {
  new: 'surface',
  active: 'phaseActiveSubtle',
  waiting: 'phaseWaitingSubtle',
  done: 'phaseDoneSubtle',
  late: 'phaseLateSubtle',
  cancelled: 'phaseCancelledSubtle',
} as const satisfies Record<ReturnType<typeof phaseOf>, string>;

/** A visit of this length, in milliseconds, has room for three lines. */
const linesOfThree = 40 * 60_000;

type VisitBlockProps = { visit: Visit; frame: Span; onMove: (start: MoveStart) => void };

/** A visit in its column: reached with Tab, moved with M, its menu, or the pointer. */
export function VisitBlock({ visit, frame, onMove }: VisitBlockProps) {
  const { formatMessage: t } = useIntl();
  const { time } = useVisitTimes();
  const words = useVisitWords();
  const canMove = isMovable(visit);
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: visit.visit_id, disabled: !canMove });
  const phase = phaseOf(visit.status);
  const plate = visit.plate === null ? t(messages.noPlate) : formatPlate(visit.plate);
  const move = () => onMove({ visit, starts_at: visit.starts_at });
  return (
    <Box
      as="li"
      position="absolute"
      insetInline="3px"
      zIndex="lifted"
      {...standing({ from: Date.parse(visit.starts_at), until: Date.parse(visit.ends_at) }, frame.from)}
      listStyle="none"
      borderWidth="1px"
      borderInlineStartWidth="4px"
      borderInlineStartColor={edges[phase]}
      borderStyle={visit.status === 'held' || isDragging ? 'dashed' : 'solid'}
      borderRadius="sm"
      background={backgrounds[phase]}
      opacity={isDragging ? 'faded' : undefined}
      fontSize="sm"
      lineHeight="tight"
      overflow="hidden"
      cursor={canMove ? 'grab' : 'default'}
      ref={setNodeRef}
      {...listeners}
      _focusWithin={{ overflow: 'visible', zIndex: 'foremost' }}
    >
      <Box position="absolute" insetInlineEnd="0" top="0">
        {visit.status !== 'held' && (
          <Menu label={t(moveMessages.moreActs, { plate })} button="⋯">
            {canMove && (
              <MenuItem icon="event" onSelect={move}>
                {t(moveMessages.moveTo)}
              </MenuItem>
            )}
            <MenuLink icon="description">
              <Link to={`${addressOfAssignment(visit)}/visits`}>{t(moveMessages.openFile)}</Link>
            </MenuLink>
          </Menu>
        )}
      </Box>
      <Box
        asChild
        display="block"
        height="full"
        paddingInline="2"
        paddingBlock="1"
        _focusVisible={{ outlineWidth: '2px', outlineColor: 'focus' }}
      >
        <Link
          to={`${addressOfAssignment(visit)}/visits`}
          draggable={false}
          onKeyDown={(event) => {
            if (event.key.toLowerCase() !== 'm' || !canMove || event.ctrlKey || event.metaKey) return;
            event.preventDefault();
            move();
          }}
        >
          <Box as="b" display="block" truncate paddingInlineEnd="7">
            {`${time(visit.starts_at)} ${plate}`}
          </Box>
          <VisitState visit={visit} />
          <Box as="span" display="block" color="textMuted" truncate>
            {`${words.type(visit.visit_type)} · ${visit.claim_file_no}`}
          </Box>
        </Link>
      </Box>
    </Box>
  );
}

/** How a visit stands; of an hour that is kept, for how long and by whom. */
function VisitState({ visit }: Pick<VisitBlockProps, 'visit'>) {
  const { formatMessage: t } = useIntl();
  const { time } = useVisitTimes();
  const words = useVisitWords();
  const holder = visit.holder ? words.holder(visit.holder) : undefined;
  // Two lines fit into half an hour.
  const isShort = Date.parse(visit.ends_at) - Date.parse(visit.starts_at) < linesOfThree;
  return (
    <>
      <Box as="span" display="flex" gap="1" alignItems="center">
        <PhaseGlyph phase={phaseOf(visit.status)} />
        {visit.status === 'held' ? <HeldClock until={visit.hold_until} /> : words.status(visit.status)}
        {holder !== undefined && isShort && (
          <Box as="span" color="textMuted" truncate>
            {holder}
          </Box>
        )}
        {/* Read, but not seen: whoever speaks to the page says what stands here, so no other name takes its place. */}
        <VisuallyHidden>
          {t(messages.visitUntil, { time: time(visit.ends_at), place: visit.place.name })}
        </VisuallyHidden>
      </Box>
      {holder !== undefined && !isShort && (
        <Box as="span" display="block" color="textMuted" truncate>
          {holder}
        </Box>
      )}
    </>
  );
}
