import {
  DndContext,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type DragMoveEvent,
} from '@dnd-kit/core';
import { Box, EmptyState, Flex, ProgressBar, Text, tooltipProps } from '@dosar/design-system';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { MoveStart } from '../move-visit/use-judged-slot.ts';
import { useVisitTimes } from '../slots/visit-times.ts';
import { BoardColumnBody } from './board-column.tsx';
import {
  columnsOfLanes,
  columnsOfPeople,
  frameOf,
  type Board,
  type BoardColumn,
  type Matches,
} from './board-plan.ts';
import { DragProof } from './drag-proof.tsx';
import { DraggedVisit } from './dragged-visit.tsx';
import { hourHeight, quarter } from './board-scale.ts';
import { messages } from './messages.ts';

type DayBoardProps = {
  board: Board;
  date: string;
  columns: 'people' | 'lanes';
  /** Visits that are looked at; the hours of the others are only taken. */
  matches: Matches;
  onMove: (start: MoveStart) => void;
};

/** A day in quarters of an hour: a column for each assessor or lane. Visits are moved by drag, by menu, or with M. */
export function DayBoard({ board, date, columns: by, matches, onMove }: DayBoardProps) {
  const { formatMessage: t } = useIntl();
  const [target, setTarget] = useState<MoveStart>();
  const [isPointerRight, setPointerRight] = useState(false);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
  );
  const frame = frameOf(board, date);
  const columns = (by === 'lanes' ? columnsOfLanes : columnsOfPeople)(board, date, frame, matches);
  if (columns.length === 0) return <EmptyState kind="nothing-yet" title={t(messages.nobody)} />;
  const over = (event: DragMoveEvent) => {
    setTarget(targetOf(event, columns));
    setPointerRight((event.active.rect.current.translated?.left ?? 0) > window.innerWidth / 2);
  };
  return (
    <DndContext
      sensors={sensors}
      onDragMove={over}
      onDragCancel={() => setTarget(undefined)}
      onDragEnd={() => {
        if (target) onMove(target);
        setTarget(undefined);
      }}
    >
      <Box
        role="region"
        aria-label={t(messages.title)}
        tabIndex={0}
        overflowX="auto"
        borderWidth="1px"
        borderRadius="md"
        background="surface"
      >
        <Flex minWidth="fit-content">
          <Hours from={frame.from} until={frame.until} />
          {columns.map((column) => (
            <Box key={column.id} flex="1 0 150px" borderInlineStartWidth="1px">
              <ColumnHead column={column} />
              <BoardColumnBody {...{ column, frame, onMove }} />
            </Box>
          ))}
        </Flex>
      </Box>
      <DraggedVisit target={target} places={board.places} />
      {target && <DragProof {...{ target, board, isPointerRight }} />}
      <Text tone="muted" size="sm" marginTop="2">
        {t(messages.hint)}
      </Text>
    </DndContext>
  );
}

/** Where a visit would stand if it were let go now: the column under it, and the nearest quarter. */
function targetOf({ active, delta, over }: DragMoveEvent, columns: BoardColumn[]): MoveStart | undefined {
  const visit = columns.flatMap(({ visits }) => visits).find(({ visit_id: id }) => id === active.id);
  const column = columns.find(({ id }) => id === over?.id);
  if (!visit || !column) return undefined;
  const quarters = Math.round(delta.y / (hourHeight / 4));
  const start = Date.parse(visit.starts_at) + quarters * quarter;
  return { visit, starts_at: new Date(start).toISOString(), ...column.target(start) };
}

function Hours({ from, until }: { from: number; until: number }) {
  const { time } = useVisitTimes();
  const hours = Array.from(
    { length: (until - from) / (4 * quarter) },
    (_, index) => from + index * 4 * quarter,
  );
  return (
    <Box flex="none" width="56px" color="textMuted" fontSize="sm" aria-hidden>
      <Box height="72px" borderBottomWidth="1px" />
      {hours.map((hour) => (
        <Box key={hour} height={`${hourHeight}px`} paddingInline="2" fontVariantNumeric="tabular-nums">
          {time(new Date(hour))}
        </Box>
      ))}
    </Box>
  );
}

function ColumnHead({ column: { name, about, load, isAway } }: { column: BoardColumn }) {
  const { formatMessage: t } = useIntl();
  return (
    <Box
      height="72px"
      paddingInline="2"
      paddingBlock="1"
      borderBottomWidth="1px"
      color={isAway ? 'textMuted' : 'text'}
    >
      <Box as="h2" fontWeight="strong" truncate {...tooltipProps(name)}>
        {name}
      </Box>
      <Box fontSize="sm" color="textMuted" truncate>
        {isAway ? t(messages.away) : about}
      </Box>
      {load && !isAway && (
        <Flex alignItems="center" gap="2">
          <Box flex="1">
            <ProgressBar label={t(messages.load, load)} share={load.count / load.cap} />
          </Box>
          <Box aria-hidden fontSize="sm" color="textMuted" whiteSpace="nowrap">
            {t(messages.load, load)}
          </Box>
        </Flex>
      )}
    </Box>
  );
}
