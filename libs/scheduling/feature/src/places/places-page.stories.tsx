import { browsePlaces, browsePlaceVisits, browsePlans, getBoard, previewOpening } from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import type { Schema } from '@dosar/openapi';
import { aBoard, aPlace, aVisit, daysAhead, idOf, inFeature, people } from '@dosar/testing/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { PlacesPage } from './places-page.tsx';

const militari = aPlace();
const off = aPlace({
  place_id: idOf('other', 902),
  name: 'Zona Ilfov',
  kind: 'mobile',
  lanes: [],
  is_active: false,
});
const plan: Schema<'AssessorPlan'> = {
  user_id: people.elena.userId,
  full_name: people.elena.fullName,
  row_version: 1,
  skills: ['truck'],
  daily_cap: 7,
  travel_minutes: 30,
  is_active: true,
  hours: [1, 3].map((weekday) => ({
    place_id: militari.place_id,
    weekday,
    from_minute: 480,
    to_minute: 1020,
    breaks: [],
  })),
  exceptions: [],
};
const opening: Schema<'OpeningDay'>[] = Array.from({ length: 14 }, (_, day) => ({
  date: daysAhead(day),
  free: day % 7 > 4 ? 0 : 12 - day,
  booked: day % 7 > 4 ? 0 : day,
  why_none:
    day % 7 > 4
      ? { code: 'place_open', holds: false, values: {} }
      : day === 3
        ? { code: 'holiday', holds: false, values: { name: 'Ziua Națională' } }
        : null,
}));
const network = (places: Schema<'Place'>[], visits: Schema<'VisitToMove'>[] = []) => [
  mock(browsePlaces, {
    status: 200,
    body: { places, holidays: [{ date: daysAhead(3), name: 'Ziua Națională' }] },
  }),
  mock(browsePlans, { status: 200, body: [plan] }),
  mock(getBoard, { status: 200, body: aBoard() }),
  mock(previewOpening, { status: 200, body: opening }),
  mock(browsePlaceVisits, { status: 200, body: visits }),
];
const at = (search: string) => [inFeature({ at: `/config/appointment-locations${search}` })];
const opened = at(`?place=${militari.place_id}`);
const onAPhone = { viewport: { value: 'phone', isRotated: false } };

export default {
  title: 'Scheduling/Places',
  component: PlacesPage,
  parameters: { network: network([militari, off]) },
} satisfies Meta<typeof PlacesPage>;

type Story = StoryObj<typeof PlacesPage>;

export const Several: Story = { decorators: at('') };
export const None: Story = { decorators: at(''), parameters: { network: network([]) } };
export const Editor: Story = { decorators: opened };
export const EditorOnAPhone: Story = { decorators: opened, globals: onAPhone };
export const EditorOfAMobileZone: Story = { decorators: at(`?place=${off.place_id}`) };
export const NewPlace: Story = { decorators: at('?place=new') };
export const WithVisitsToMove: Story = {
  decorators: opened,
  parameters: { network: network([militari], [{ visit: aVisit(), proposal: null }]) },
};
export const HoursNotUnderstood: Story = {
  decorators: opened,
  play: async ({ canvas }) => {
    const monday = await canvas.findByLabelText(/^(luni|monday)$/i);
    await userEvent.clear(monday);
    await userEvent.type(monday, 'dimineața');
    await userEvent.click(canvas.getByRole('button', { name: /^(salvează|save)$/i }));
    await screen.findAllByRole('alert');
  },
};
export const Failed: Story = {
  decorators: at(''),
  parameters: { network: [mock(browsePlaces, problem(503, 'database_unavailable'))] },
};
