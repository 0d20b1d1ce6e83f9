import { browseAssessmentCentreCounties, getBoard } from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import type { Schema } from '@dosar/openapi';
import { aBoard, aProfile, aVisit, daysAhead, idOf, inFeature, people } from '@dosar/testing/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay } from 'msw';
import { BoardPage } from './board-page.tsx';

const statuses: Schema<'VisitStatus'>[] = [
  'held',
  'booked',
  'confirmed',
  'on_the_way',
  'arrived',
  'in_work',
  'done',
  'client_no_show',
  'vehicle_absent',
  'assessor_no_show',
  'place_closed',
  'not_completed',
];
const [elena] = aBoard().people;
const at = (minutes: number) =>
  new Date(Date.parse(`${daysAhead(0)}T06:00:00Z`) + minutes * 60_000).toISOString();
const dan = idOf('user', 51);

/** A visit in each state, half of them of Elena and half of Dan. */
const everyState = aBoard({
  visits: statuses.map((status, index) => {
    const begin = Math.floor(index / 2) * 60;
    return aVisit(
      {
        status,
        starts_at: at(begin),
        ends_at: at(begin + 45),
        ...(index % 2 === 1 && { user_id: dan, user_name: 'Dan Petrescu' }),
        ...(status === 'booked' && { plate: null }),
        ...(status === 'held' && {
          hold_until: new Date(Date.now() + 462_000).toISOString(),
          holder: { kind: 'claimant' as const, user_id: null, name: 'Vlad Pintilie' },
        }),
      },
      index + 1,
    );
  }),
  ...(elena && { people: [elena, { ...elena, user_id: dan, full_name: 'Dan Petrescu', daily_cap: 6 }] }),
});
const showing = (board: Schema<'Board'>) => ({
  network: [
    mock(getBoard, { status: 200, body: board }),
    mock(browseAssessmentCentreCounties, { status: 200, body: [{ code: 'B', name: 'București' }] }),
  ],
});
const on = (search = '') => [
  inFeature({ profile: aProfile({}, people.elena), at: `/appointments?date=${daysAhead(0)}${search}` }),
];
const onAPhone = { viewport: { value: 'phone', isRotated: false } };

export default {
  title: 'Scheduling/Board',
  component: BoardPage,
  parameters: showing(everyState),
} satisfies Meta<typeof BoardPage>;

type Story = StoryObj<typeof BoardPage>;

export const EveryState: Story = { decorators: on() };
/** The same in the dark: whatever is read is measured against both backgrounds. */
export const EveryStateInTheDark: Story = { decorators: on(), globals: { colors: 'dark' } };
export const WeekInTheDark: Story = { decorators: on('&view=week'), globals: { colors: 'dark' } };
export const ListInTheDark: Story = { decorators: on('&view=list'), globals: { colors: 'dark' } };
export const ByLane: Story = { decorators: on('&columns=lanes') };
export const Week: Story = { decorators: on('&view=week') };
export const List: Story = { decorators: on('&view=list') };
export const OnAPhone: Story = { decorators: on(), globals: onAPhone };
export const TravelBetweenPlaces: Story = { decorators: on(), parameters: showing(aBoard()) };
export const AwayAllDay: Story = {
  decorators: on(),
  parameters: showing(
    aBoard({
      visits: [],
      ...(elena && {
        people: [{ ...elena, away: [{ starts_at: at(-360), ends_at: at(1080) }] }],
      }),
    }),
  ),
};
export const NarrowedToWhatFailed: Story = { decorators: on('&state=missed') };
export const TooManyToShow: Story = {
  decorators: on(),
  parameters: showing({ ...everyState, capped: true }),
};
export const Nobody: Story = {
  decorators: on(),
  parameters: showing(aBoard({ visits: [], people: [], places: [] })),
};
export const Loading: Story = {
  decorators: on(),
  parameters: {
    network: [
      mock(getBoard, async () => {
        await delay('infinite');
        return problem(503, 'overloaded');
      }),
      mock(browseAssessmentCentreCounties, { status: 200, body: [] }),
    ],
  },
};
export const Failed: Story = {
  decorators: on(),
  parameters: {
    network: [
      mock(getBoard, problem(503, 'database_unavailable')),
      mock(browseAssessmentCentreCounties, { status: 200, body: [] }),
    ],
  },
};
