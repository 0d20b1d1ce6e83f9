import { getOwnAbsences } from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import type { Schema } from '@dosar/openapi';
import {
  aLeaveBalance,
  anAbsence,
  aReplacementQuestion,
  daysAhead,
  inFeature,
  people,
  someOwnAbsences,
} from '@dosar/testing/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay } from 'msw';
import { MyAbsencesPage } from './my-absences-page.tsx';

const at = (view: 'calendar' | 'list') => [inFeature({ at: `/time-off/my-absences?view=${view}` })];
const reading = (own: Schema<'OwnAbsences'>) => ({
  decorators: at('list'),
  parameters: { network: [mock(getOwnAbsences, { status: 200, body: own })] },
});

/** Every state that an absence can be in, with what people read beside it. */
const everyState: Partial<Schema<'Absence'>>[] = [
  { state: 'draft', note: 'Schi, dacă prindem cazare' },
  {
    state: 'awaiting_replacement',
    replacement: {
      user_id: people.radu.userId,
      full_name: people.radu.fullName,
      answer: 'asked',
      reason: null,
    },
  },
  { state: 'awaiting_approval', first_part: 'afternoon', half_days: 3 },
  { state: 'approved', decided_by_name: people.maria.fullName, can_be_undone: true },
  { state: 'active', decided_by_name: people.maria.fullName },
  { state: 'ended', decided_by_name: people.maria.fullName },
  { state: 'refused', decided_by_name: people.maria.fullName, decision_reason: 'Lipsesc deja doi colegi' },
  { state: 'revoked', decided_by_name: people.maria.fullName, decision_reason: 'Volum neașteptat' },
  { state: 'cancelled' },
  {
    state: 'approved',
    absence_type_code: 'medical',
    certificate_no: 'CCMAK 1234567',
    has_certificate_file: true,
  },
];
const states = someOwnAbsences({
  absences: everyState.map((changes, number) =>
    anAbsence(
      { ...changes, date_from: daysAhead(4 + number * 7), date_to: daysAhead(5 + number * 7) },
      number + 1,
    ),
  ),
  questions: [aReplacementQuestion(), aReplacementQuestion({ answer: 'accepted', is_in_force: true }, 2)],
  has_feed: true,
});
const many = someOwnAbsences({
  absences: Array.from({ length: 60 }, (_, number) =>
    anAbsence(
      {
        state: 'ended',
        half_days: 2,
        date_from: daysAhead(-400 + number * 7),
        date_to: daysAhead(-400 + number * 7),
      },
      number + 1,
    ),
  ),
});

export default {
  title: 'Absences/My absences',
  component: MyAbsencesPage,
} satisfies Meta<typeof MyAbsencesPage>;

type Story = StoryObj<typeof MyAbsencesPage>;

export const None: Story = reading(someOwnAbsences());
export const One: Story = reading(someOwnAbsences({ absences: [anAbsence()] }));
export const EveryState: Story = reading(states);
export const Calendar: Story = { ...reading(states), decorators: at('calendar') };
export const Many: Story = reading(many);
export const OnAPhone: Story = {
  ...reading(states),
  globals: { viewport: { value: 'phone', isRotated: false } },
};
export const NothingIsLeft: Story = reading(
  someOwnAbsences({ balance: aLeaveBalance({ left: -1, taken: 49, lapsed: 2 }) }),
);
export const Loading: Story = {
  decorators: at('list'),
  parameters: {
    network: [
      mock(getOwnAbsences, async () => {
        await delay('infinite');
        return problem(503, 'overloaded');
      }),
    ],
  },
};
export const Failed: Story = {
  decorators: at('list'),
  parameters: { network: [mock(getOwnAbsences, problem(503, 'database_unavailable'))] },
};
