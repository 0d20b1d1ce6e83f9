import { useDroppable } from '@dnd-kit/core';
import { Box } from '@dosar/design-system';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import type { MoveStart } from '../move-visit/use-judged-slot.ts';
import { useVisitTimes } from '../slots/visit-times.ts';
import type { BoardColumn, Gap, Span } from './board-plan.ts';
import { hourHeight, standing } from './board-scale.ts';
import { messages } from './messages.ts';
import { VisitBlock } from './visit-block.tsx';

type BoardColumnBodyProps = { column: BoardColumn; frame: Span; onMove: (start: MoveStart) => void };

/** The day of one column: when nobody works, the visits, and where the clock stands. */
export function BoardColumnBody({ column, frame, onMove }: BoardColumnBodyProps) {
  const { setNodeRef, isOver } = useDroppable({ id: column.id });
  return (
    <Box
      ref={setNodeRef}
      position="relative"
      height={standing(frame, frame.from).height}
      background={isOver ? 'brandSubtle' : undefined}
      backgroundImage="linear-gradient({colors.border} 1px, transparent 1px)"
      backgroundSize={`100% ${hourHeight}px`}
    >
      {column.gaps.map((gap) => (
        <GapBlock key={`${gap.why} ${gap.from}`} gap={gap} frame={frame} />
      ))}
      <Now frame={frame} />
      <ul>
        {column.visits.map((visit) => (
          <VisitBlock key={visit.visit_id} {...{ visit, frame, onMove }} />
        ))}
      </ul>
    </Box>
  );
}

function GapBlock({ gap, frame }: { gap: Gap; frame: Span }) {
  const { formatMessage: t } = useIntl();
  const { time } = useVisitTimes();
  const words = {
    before: () => t(messages.startsAt, { hour: time(new Date(gap.until)) }),
    break: () => t(messages.break),
    after: () => t(messages.afterHours),
    away: () => t(messages.away),
    free: () => t(messages.freeDay),
    holiday: () => t(messages.closedHoliday, { name: gap.holiday ?? '' }),
    travel: () => t(messages.travel, { minutes: Math.round((gap.until - gap.from) / 60_000) }),
    busy: () => t(messages.busy),
  }[gap.why];
  return (
    <Box
      position="absolute"
      insetInline="0"
      {...standing(gap, frame.from)}
      // A way may be a quarter of an hour: its words have to fit.
      paddingInline="2"
      paddingBlock={gap.why === 'travel' ? '0' : '2'}
      overflow="hidden"
      fontSize="sm"
      fontWeight="strong"
      color="textMuted"
      background="surfaceSubtle"
      backgroundImage="repeating-linear-gradient(135deg, transparent 0 6px, {colors.border} 6px 7px)"
    >
      <Box as="span" background="surfaceSubtle">
        {words()}
      </Box>
    </Box>
  );
}

/** A line at the present minute. */
function Now({ frame }: { frame: Span }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(function followTheClock() {
    const timer = setInterval(() => setNow(Date.now()), 60_000);
    return () => clearInterval(timer);
  }, []);
  if (now < frame.from || now > frame.until) return null;
  return (
    <Box
      aria-hidden
      position="absolute"
      insetInline="0"
      zIndex="raised"
      top={standing({ from: now, until: now }, frame.from).top}
      borderTopWidth="2px"
      borderColor="danger"
    />
  );
}
