import {
  bookVisit,
  browseAssessmentCentreCounties,
  cancelVisit,
  holdSlot,
  searchSlots,
} from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import type { Schema } from '@dosar/openapi';
import { aSlot, aVisit, daysAhead, idOf, inFeature, someFoundSlots } from '@dosar/testing/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay } from 'msw';
import { expect, userEvent } from 'storybook/test';
import { Booking } from './booking.tsx';

const counties = mock(browseAssessmentCentreCounties, {
  status: 200,
  body: [
    { code: 'B', name: 'București' },
    { code: 'CJ', name: 'Cluj' },
  ],
});
const finding = (found: Schema<'FoundSlots'>) => mock(searchSlots, { status: 200, body: found });
const held = aVisit({ status: 'held', hold_until: '2099-01-01T00:10:00Z', contact_name: null });
const taken = problem(409, 'slot_taken', {
  context: {
    alternatives: ['09:00', '09:15', '10:30'].map((time) =>
      aSlot({ starts_at: `${daysAhead(1)}T${time}:00Z` }),
    ),
  },
});
const keeps = mock(holdSlot, { status: 201, body: held });
const givesBack = mock(cancelVisit, { status: 201, body: { ...held, status: 'cancelled' } });
const nothing = someFoundSlots({
  earliest: [],
  places: someFoundSlots().places.map((place) => ({
    ...place,
    days: place.days.map((day) => ({
      ...day,
      starts: [],
      why_none: { code: 'daily_cap' as const, holds: false, values: { count: 7, cap: 7 } },
    })),
  })),
});
const onAPhone = { viewport: { value: 'phone', isRotated: false } };

export default {
  title: 'Scheduling/Booking',
  component: Booking,
  decorators: [inFeature()],
  args: {
    assignmentId: idOf('assignment', 1),
    contact: {
      contact_name: 'Andrei Țăndea',
      contact_phone: '0722418771',
      reached_at: { kind: 'phone', address: '+40722418771' },
    },
    county: 'B',
    isForStaff: true,
  },
  parameters: { network: [counties, finding(someFoundSlots()), keeps, givesBack] },
} satisfies Meta<typeof Booking>;

type Story = StoryObj<typeof Booking>;
type Play = NonNullable<Story['play']>;

const chooseFirst: Play = async ({ canvas }) => {
  const [first] = await canvas.findAllByRole('button', { name: /\d\d:\d\d/ });
  if (first) await userEvent.click(first);
};

export const FreeHours: Story = {};
export const OnAPhone: Story = { globals: onAPhone };
export const ForTheClaimant: Story = { args: { isForStaff: false }, globals: onAPhone };
export const Loading: Story = {
  parameters: {
    network: [
      counties,
      mock(searchSlots, async () => {
        await delay('infinite');
        return problem(503, 'overloaded');
      }),
    ],
  },
};
export const NoFreeHour: Story = { parameters: { network: [counties, finding(nothing)] } };
export const Failed: Story = {
  parameters: { network: [counties, mock(searchSlots, problem(503, 'database_unavailable'))] },
};
export const HourIsKept: Story = { play: chooseFirst };
export const HourIsKeptOnAPhone: Story = { play: chooseFirst, globals: onAPhone };
export const KeptForTooLong: Story = {
  parameters: {
    network: [
      counties,
      finding(someFoundSlots()),
      mock(holdSlot, { status: 201, body: { ...held, hold_until: '2020-01-01T00:00:00Z' } }),
    ],
  },
  play: chooseFirst,
};
export const TakenMeanwhile: Story = {
  parameters: { network: [counties, finding(someFoundSlots()), mock(holdSlot, taken)] },
  play: async (context) => {
    await chooseFirst(context);
    const others = await context.canvas.findByRole('region', { name: /ocupat|taken/i });
    await expect(others.querySelectorAll('button')).toHaveLength(3);
  },
};
export const TakenWhileTyping: Story = {
  parameters: { network: [counties, finding(someFoundSlots()), keeps, mock(bookVisit, taken)] },
  play: async (context) => {
    await chooseFirst(context);
    await userEvent.click(await context.canvas.findByRole('button', { name: /^confirm/i }));
    await context.canvas.findByRole('region', { name: /ocupat|taken/i });
  },
};
