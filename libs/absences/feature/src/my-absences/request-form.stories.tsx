import { previewAbsence, saveAbsence } from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import type { Schema } from '@dosar/openapi';
import {
  anAbsence,
  anAbsencePreview,
  daysAhead,
  inFeature,
  people,
  someOwnAbsences,
} from '@dosar/testing/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent } from 'storybook/test';
import { RequestForm } from './request-form.tsx';

const means = (preview: Schema<'AbsencePreview'>) => ({
  parameters: { network: [mock(previewAbsence, { status: 200, body: preview })] },
});
const draft = { absence: anAbsence({ state: 'draft', note: 'Schi, dacă prindem cazare' }) };
const radu = { user_id: people.radu.userId, full_name: people.radu.fullName };
const days = { date_from: daysAhead(4), date_to: daysAhead(5) };

export default {
  title: 'Absences/Request form',
  component: RequestForm,
  decorators: [inFeature()],
  args: { own: someOwnAbsences(), draft, onDone: fn() },
} satisfies Meta<typeof RequestForm>;

type Story = StoryObj<typeof RequestForm>;

export const Empty: Story = { args: { draft: {} } };
export const TwoDays: Story = means(anAbsencePreview());
export const NobodyCouldReplace: Story = means(anAbsencePreview({ candidates: [] }));
export const ColleaguesAreAway: Story = means(
  anAbsencePreview({
    colleagues: [{ ...radu, ...days, first_part: 'whole', last_part: 'morning', is_approved: false }],
    warnings: [
      { date: daysAhead(4), place_name: null, present: 3, minimum: 4 },
      { date: daysAhead(4), place_name: 'Militari', present: 2, minimum: 6 },
    ],
    legal_dates: [daysAhead(4), daysAhead(5)],
  }),
);
export const MoreThanIsLeft: Story = means(anAbsencePreview({ balance_before: 2, balance_after: -2 }));
export const Clash: Story = means(
  anAbsencePreview({
    clash: { absence_type_code: 'rest', ...days, first_part: 'whole', last_part: 'whole' },
  }),
);
export const OnFreeDays: Story = means(
  anAbsencePreview({ half_days: 0, fault: 'no_working_time', candidates: [] }),
);
export const MedicalLeave: Story = {
  ...means(anAbsencePreview({ balance_before: null, balance_after: null })),
  args: { draft: { absence: anAbsence({ state: 'draft', absence_type_code: 'medical' }) } },
};
export const OfAColleague: Story = { ...means(anAbsencePreview()), args: { personId: radu.user_id } };
export const OnAPhone: Story = {
  ...means(anAbsencePreview()),
  globals: { viewport: { value: 'phone', isRotated: false } },
};
export const NotPreviewed: Story = {
  parameters: { network: [mock(previewAbsence, problem(503, 'database_unavailable'))] },
};
export const ChangedMeanwhile: Story = {
  parameters: {
    network: [
      mock(previewAbsence, { status: 200, body: anAbsencePreview() }),
      mock(saveAbsence, problem(412, 'stale_row_version')),
    ],
  },
  play: async ({ canvas }) => {
    const send = await canvas.findByRole('button', { name: /trimite cererea|send/i });
    await canvas.findByRole('radio', { name: /Radu Marin/ });
    await userEvent.click(send);
    await canvas.findByRole('alert');
  },
};
