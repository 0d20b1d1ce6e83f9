import { VisuallyHidden } from '@chakra-ui/react';
import { cloneElement, type ComponentProps, type ReactElement } from 'react';
import type { LocalDate } from '@dosar/kernel/dates';
import { statusColors } from '../feedback/status-colors.ts';
import { cssVariables } from '../theme/css-variables.ts';
import { eventLooks } from './calendar-recipe.ts';

/** Something that has a day. */
export type CalendarEvent = {
  id: string;
  date: LocalDate;
  /** `HH:mm`; without it the whole day. */
  time?: string;
  title: string;
  /** What the colour stands for, in words; read with the title. */
  kind?: string;
  /** As configured: hexadecimal or a Material name. */
  color?: string | null;
  /** Without its words, such as `<Link to="/appointments/7" />`. */
  link: ReactElement<ComponentProps<'a'>>;
};

/** The events by day, each day in the order of the clock. */
export function eventsByDay(events: readonly CalendarEvent[]): Map<LocalDate, CalendarEvent[]> {
  const ordered = [...events].sort((one, other) =>
    `${one.date} ${one.time ?? ''}`.localeCompare(`${other.date} ${other.time ?? ''}`),
  );
  return Map.groupBy(ordered, ({ date }) => date);
}

type EventLinkProps = {
  event: CalendarEvent;
  /** A month has cells; below each other events are as high as a finger. */
  place: 'month' | 'agenda';
};

/** The link of an event: its hour, its title, and what its colour means. */
export function EventLink({ event, place }: EventLinkProps) {
  const looks = eventLooks({ place });
  const { light, dark } = statusColors(event.color);
  return cloneElement(event.link, {
    className: looks.root,
    style: cssVariables({ '--event-light': light, '--event-dark': dark }),
    children: (
      <>
        {event.time && <span className={looks.time}>{event.time} </span>}
        <span className={looks.title}>{event.title}</span>
        {event.kind && <VisuallyHidden>, {event.kind}</VisuallyHidden>}
      </>
    ),
  });
}
