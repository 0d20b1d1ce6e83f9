import { Stack } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Agenda } from './agenda.tsx';
import { eventsByDay, type CalendarEvent } from './calendar-event.tsx';
import { Calendar } from './calendar.tsx';

const meta: Meta = { title: 'Design system/Calendar' };
export default meta;

const event = (id: string, date: string, time: string, title: string, color: string): CalendarEvent => ({
  id,
  date,
  time,
  title,
  color,
  kind: 'constatare',
  link: <a href={`#${id}`}>{title}</a>,
});
const events = [
  event('1', '2026-03-05', '09:30', 'CJ 12 ABC, Ștefan Țepeș', 'blue-700'),
  event('2', '2026-03-05', '14:00', 'BV 07 XYZ', 'amber-300'),
  event('3', '2026-03-18', '10:00', 'IS 44 DOS', 'green-700'),
];

function Appointments() {
  const [month, onMonth] = useState('2026-03');
  return <Calendar label="Programări" today="2026-03-05" {...{ month, onMonth, events }} />;
}

export const MonthAndList: StoryObj = {
  name: 'A month, the same as a list, and an empty one',
  render: () => (
    <Stack gap="6">
      <Appointments />
      <Agenda month="2026-03" today="2026-03-05" days={eventsByDay(events)} />
      <Agenda month="2026-05" today="2026-03-05" days={eventsByDay(events)} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const today = canvas.queryByRole('button', { name: /joi, 5 martie|Thursday,? 5 March|March 5/ });
    // On a phone there is no grid.
    if (!today) return;
    today.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(document.activeElement).toHaveTextContent('12');
  },
};
