import { Box, Text } from '@dosar/design-system';
import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { useIntl } from 'react-intl';
import { faultMessages } from './hours-answer.ts';
import { checkHours, clockText, moveEnd, writeHours, type DayPart } from './hours-text.ts';
import { messages } from './messages.ts';

/** The hours that a bar shows: nobody inspects cars at night. */
const scale = { from: 6 * 60, to: 22 * 60 };
const share = (minute: number) =>
  (Math.min(scale.to, Math.max(scale.from, minute)) - scale.from) / (scale.to - scale.from);
const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -15,
  ArrowDown: -15,
  ArrowRight: 15,
  ArrowUp: 15,
  PageDown: -60,
  PageUp: 60,
};

type HoursBarProps = {
  /** Whose hours, such as a weekday. */
  label: string;
  text: string;
  /** The field says itself what is wrong. */
  isRefused: boolean;
  onChange: (text: string) => void;
};

/** Typed hours as bars whose ends can be dragged or moved by arrow keys; words for what is wrong while they are typed. */
export function HoursBar({ label, text, isRefused, onChange }: HoursBarProps) {
  const { formatMessage: t } = useIntl();
  const line = useRef<HTMLDivElement>(null);
  const checked = checkHours(text);
  if ('fault' in checked)
    return (
      <Text size="sm" color="danger" role="status">
        {isRefused ? '' : t(faultMessages[checked.fault])}
      </Text>
    );
  const { parts } = checked;
  const move = (index: number, end: keyof DayPart, to: number) =>
    onChange(writeHours(moveEnd(parts, { index, end, to })));
  const drag = (index: number, end: keyof DayPart) => (event: PointerEvent<HTMLElement>) => {
    const box = line.current?.getBoundingClientRect();
    if (box === undefined || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const at = (event.clientX - box.left) / box.width;
    move(index, end, scale.from + at * (scale.to - scale.from));
  };
  return (
    <Box
      ref={line}
      position="relative"
      height="24px"
      borderWidth="1px"
      borderColor="border"
      borderRadius="sm"
      marginTop="1"
    >
      {parts.length === 0 && (
        <Text as="span" size="sm" tone="muted">
          {t(messages.closedDay)}
        </Text>
      )}
      {parts.map((part) => (
        <Box
          key={part.from_minute}
          position="absolute"
          insetBlock="0"
          left={`${share(part.from_minute) * 100}%`}
          right={`${(1 - share(part.to_minute)) * 100}%`}
          background="brandSubtle"
          borderRadius="sm"
        />
      ))}
      {parts.flatMap((part, index) =>
        (['from_minute', 'to_minute'] as const).map((end) => (
          <Box
            // Each end keeps its place among the parts while it moves.
            key={`${index} ${end}`}
            role="slider"
            tabIndex={0}
            aria-label={t(end === 'from_minute' ? messages.opens : messages.closes, {
              day: label,
              part: index + 1,
            })}
            aria-valuemin={0}
            aria-valuemax={1440}
            aria-valuenow={part[end]}
            aria-valuetext={clockText(part[end])}
            position="absolute"
            insetBlock="0"
            left={`calc(${share(part[end]) * 100}% - 4px)`}
            width="8px"
            borderRadius="sm"
            background="brand"
            css={{ cursor: 'ew-resize' }}
            touchAction="none"
            onPointerDown={(event: PointerEvent<HTMLElement>) =>
              event.currentTarget.setPointerCapture(event.pointerId)
            }
            onPointerMove={drag(index, end)}
            onKeyDown={(event: KeyboardEvent) => {
              const by = steps[event.key];
              if (by === undefined) return;
              event.preventDefault();
              move(index, end, part[end] + by);
            }}
          />
        )),
      )}
    </Box>
  );
}
