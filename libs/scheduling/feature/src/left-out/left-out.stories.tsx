import { browsePlaces, findLeftOutVisits } from '@dosar/api-client';
import { mock } from '@dosar/api-client/testing';
import type { Schema } from '@dosar/openapi';
import { aLeftOutVisit, aPlace, aVisit, inFeature, people } from '@dosar/testing/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen, userEvent } from 'storybook/test';
import { PlanDialog } from '../places/plan-dialog.tsx';

const place = aPlace();
const plan: Schema<'AssessorPlan'> = {
  user_id: people.elena.userId,
  full_name: people.elena.fullName,
  row_version: 4,
  skills: ['truck'],
  daily_cap: 7,
  travel_minutes: 30,
  is_active: true,
  hours: [
    {
      place_id: place.place_id,
      weekday: 1,
      from_minute: 480,
      to_minute: 1020,
      breaks: [{ from_minute: 720, to_minute: 750 }],
    },
  ],
  exceptions: [],
};
const leaving = (...visits: Schema<'LeftOutVisit'>[]) => ({
  parameters: {
    network: [
      mock(browsePlaces, { status: 200, body: { places: [place], holidays: [] } }),
      mock(findLeftOutVisits, { status: 200, body: visits }),
    ],
  },
  play: async () => {
    const save = await screen.findByRole('button', { name: /^(salvează|save)$/i });
    await userEvent.click(save);
    await screen.findByRole('list', { name: /nu mai încap|no longer fit/i });
  },
});
const nowhere = aLeftOutVisit({
  visit: aVisit({}, 2),
  reason: { code: 'place_open', holds: false, values: { from: '08:00', until: '12:00' } },
  proposal: null,
});

export default {
  title: 'Scheduling/Visits that a change leaves out',
  component: PlanDialog,
  decorators: [inFeature()],
  args: { plan, places: [place], onClose: fn() },
} satisfies Meta<typeof PlanDialog>;

type Story = StoryObj<typeof PlanDialog>;

export const ThePlan: Story = {
  parameters: { network: [mock(browsePlaces, { status: 200, body: { places: [place], holidays: [] } })] },
};
export const OneMoves: Story = leaving(aLeftOutVisit());
export const OneHasNowhereToGo: Story = leaving(aLeftOutVisit(), nowhere);
export const OnAPhone: Story = {
  ...leaving(aLeftOutVisit(), nowhere),
  globals: { viewport: { value: 'phone', isRotated: false } },
};
