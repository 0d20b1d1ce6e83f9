import type { Meta, StoryObj } from '@storybook/react-vite';
import { addDays } from '@dosar/kernel/dates';
import { LeaveLegend } from './leave-legend.tsx';
import { MonthMarks, type DayMark } from './my-absences/month-marks.tsx';
import { ShareBar } from './my-absences/share-bar.tsx';
import { WallChart, type ChartBar } from './team-absences/wall-chart.tsx';

const days = Array.from({ length: 35 }, (_, index) => {
  const date = addDays('2026-11-16', index);
  const holiday = { '2026-11-30': 'Sfântul Andrei', '2026-12-01': 'Ziua Națională' }[date];
  return { date, isWeekend: index % 7 > 4, ...(holiday !== undefined && { holiday }) };
});

const bar = (id: string, from: string, to: string, more: Partial<ChartBar> = {}): ChartBar => ({
  id,
  from,
  to,
  startsAtNoon: false,
  endsAtNoon: false,
  text: 'CO',
  description: `Concediu de odihnă ${from} – ${to}, aprobat`,
  tone: 'firm',
  isOpen: false,
  ...more,
});

const marks = new Map<string, DayMark>([
  ['2026-12-01', { tone: 'free', text: 'Ziua Națională' }],
  ['2026-12-08', { tone: 'other', text: 'Delegație, aprobată' }],
  ['2026-12-21', { tone: 'asked', text: 'Concediu cerut' }],
  ['2026-12-22', { tone: 'asked', text: 'Concediu cerut' }],
  ['2026-12-23', { tone: 'asked', half: 'morning', text: 'Concediu cerut, dimineața' }],
  ['2026-12-28', { tone: 'firm', text: 'Concediu aprobat' }],
]);

export default { title: 'Absences/Leave' } satisfies Meta;
type Story = StoryObj;

export const Chart: Story = {
  render: () => (
    <WallChart
      label="Absențele echipei"
      days={days}
      today="2026-11-23"
      onOpen={() => undefined}
      groups={[
        {
          id: 'claims',
          name: 'Instrumentare',
          countsName: 'Prezenți',
          countsNote: 'minimum 2',
          counts: days.map((day) => ({
            text: day.isWeekend ? '' : day.date === '2026-12-09' ? '1½' : '3',
            isLow: day.date === '2026-12-09',
          })),
          rows: [
            { id: 'radu', name: 'Radu Marin', bars: [bar('1', '2026-11-10', '2026-11-27')] },
            {
              id: 'otilia',
              name: 'Otilia Popa',
              bars: [
                bar('2', '2026-11-24', '2026-11-24', { startsAtNoon: true, text: '½' }),
                bar('3', '2026-12-07', '2026-12-11', { tone: 'asked', text: 'CO · cerut', isOpen: true }),
              ],
            },
            {
              id: 'mihai',
              name: 'Mihai Oprea',
              bars: [
                bar('4', '2026-11-25', '2026-11-26', { tone: 'other', text: 'CM' }),
                bar('5', '2026-12-14', '2026-12-14', { tone: 'present', text: 'TM' }),
              ],
            },
          ],
        },
      ]}
    />
  ),
};

export const Legend: Story = {
  render: () => (
    <LeaveLegend
      label="Legendă"
      items={[
        { tone: 'firm', text: 'aprobat' },
        { tone: 'asked', text: 'cerut, nedecis' },
        { tone: 'firm', sign: '½', text: 'jumătate de zi' },
        { tone: 'other', text: 'alte absențe' },
        { tone: 'present', text: 'telemuncă, prezent' },
        { tone: 'free', text: 'zi liberă legală' },
      ]}
    />
  ),
};

export const Months: Story = {
  render: () => <MonthMarks months={['2026-11', '2026-12', '2027-01']} today="2026-11-23" marks={marks} />,
};

export const Shares: Story = {
  render: () => (
    <ShareBar
      label="Concediu de odihnă"
      shares={[
        { id: 'taken', text: 'luate 11', amount: 22, tone: 'past' },
        { id: 'planned', text: '2', amount: 4, tone: 'firm' },
        { id: 'asked', text: 'cer 2½', amount: 5, tone: 'asked' },
        { id: 'left', text: 'ar rămâne 8½', amount: 17, tone: 'left' },
      ]}
    />
  ),
};
