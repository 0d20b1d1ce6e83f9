import { getMyDay, reportFieldStatus } from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import type { Schema } from '@dosar/openapi';
import { aProfile, aVisit, daysAhead, inFeature, people } from '@dosar/testing/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay } from 'msw';
import { screen, userEvent } from 'storybook/test';
import { MyDayPage } from './my-day-page.tsx';

const at = (time: string) => `${daysAhead(0)}T${time}:00Z`;
const later = [
  aVisit({ starts_at: at('09:00'), ends_at: at('09:45'), status: 'confirmed' }, 2),
  aVisit({ starts_at: at('11:00'), ends_at: at('11:45'), plate: null }, 3),
];
const day = (...visits: Schema<'Visit'>[]) =>
  mock(getMyDay, { status: 200, body: { date: daysAhead(0), visits } });
const as = (person: (typeof people)['ana']) => [
  inFeature({
    profile: aProfile({}, person),
    at: `/appointments/my-day?date=${daysAhead(0)}`,
  }),
];
const standing = (status: Schema<'VisitStatus'>) => ({
  decorators: as(people.elena),
  parameters: { network: [day(aVisit({ status, note: 'Mașina vine pe platformă.' }), ...later)] },
});

export default {
  title: 'Scheduling/My day',
  component: MyDayPage,
  globals: { viewport: { value: 'phone', isRotated: false } },
} satisfies Meta<typeof MyDayPage>;

type Story = StoryObj<typeof MyDayPage>;

export const Booked: Story = standing('booked');
export const OnTheWay: Story = standing('on_the_way');
export const Arrived: Story = standing('arrived');
export const InWork: Story = standing('in_work');
export const WideScreen: Story = {
  ...standing('arrived'),
  globals: { viewport: { value: 'desktop', isRotated: false } },
};

const ends: Schema<'VisitStatus'>[] = [
  'done',
  'client_no_show',
  'vehicle_absent',
  'assessor_no_show',
  'place_closed',
  'not_completed',
];

export const EveryEnd: Story = {
  decorators: as(people.elena),
  parameters: { network: [day(...ends.map((status, index) => aVisit({ status }, index + 1)))] },
};
export const AtTheClaimant: Story = {
  decorators: as(people.elena),
  parameters: {
    network: [
      day(
        aVisit({
          address: 'Str. Constantin Brâncoveanu nr. 114, bl. C7, sc. 2, ap. 31',
          contact_phone: null,
          place: { ...aVisit().place, kind: 'mobile', name: 'Zona Ilfov', latitude: null, longitude: null },
        }),
      ),
    ],
  },
};
export const NobodyThere: Story = {
  ...standing('arrived'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /nimeni|nobody/i }));
    await screen.findByRole('dialog');
  },
};

const reporting = (answer: Parameters<typeof mock<'reportFieldStatus'>>[1]) => ({
  parameters: { network: [day(aVisit(), ...later), mock(reportFieldStatus, answer)] },
});
const setOut: Story['play'] = async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: /am plecat|i am on the way/i }));
};

// What waits stays on the device: each of these is another person's.
export const WaitsForTheNetwork: Story = {
  ...reporting(problem(503, 'overloaded')),
  decorators: as(people.ana),
  play: async (context) => {
    await setOut(context);
    await context.canvas.findByText(/așteaptă rețeaua|waits for the network/i);
  },
};
export const RefusedByTheServer: Story = {
  ...reporting(problem(409, 'conflict')),
  decorators: as(people.radu),
  play: async (context) => {
    await setOut(context);
    await context.canvas.findByRole('alert');
  },
};
export const NoVisit: Story = { decorators: as(people.elena), parameters: { network: [day()] } };
export const Loading: Story = {
  decorators: as(people.elena),
  parameters: {
    network: [
      mock(getMyDay, async () => {
        await delay('infinite');
        return problem(503, 'overloaded');
      }),
    ],
  },
};
export const Failed: Story = {
  decorators: as(people.elena),
  parameters: { network: [mock(getMyDay, problem(503, 'database_unavailable'))] },
};
