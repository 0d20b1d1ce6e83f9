import { browseAssignees } from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import { anAssignee, aWorklistRow, idOf, inFeature, people } from '@dosar/testing/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay } from 'msw';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { AssignDialog } from './assign-dialog.tsx';

const colleagues = [
  anAssignee({ user_id: people.ana.userId, full_name: people.ana.fullName, open_count: 42 }),
  anAssignee({
    user_id: people.radu.userId,
    full_name: people.radu.fullName,
    is_away: true,
    replacement_name: people.ana.fullName,
  }),
  anAssignee({ user_id: idOf('user', 41), full_name: 'Teodora Ene', is_away: true, replacement_name: null }),
  anAssignee({
    user_id: people.elena.userId,
    full_name: people.elena.fullName,
    is_same_team: false,
    team_name: 'Constatări',
    open_count: 0,
  }),
];

export default {
  title: 'Assignments/Hand over',
  component: AssignDialog,
  decorators: [inFeature()],
  args: { open: true, rows: [aWorklistRow()], whole: undefined, onChange: fn(), onClose: fn() },
  parameters: { network: [mock(browseAssignees, { status: 200, body: colleagues })] },
} satisfies Meta<typeof AssignDialog>;

type Story = StoryObj<typeof AssignDialog>;

export const OnePieceOfWork: Story = {};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
export const ManyPieces: Story = {
  args: { rows: Array.from({ length: 40 }, (_, index) => aWorklistRow({}, index + 1)) },
};
export const Colleagues: Story = {
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('combobox'));
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(colleagues.length));
  },
};
export const NobodyChosen: Story = {
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(await dialog.findByRole('textbox'), 'Clientul a promis actele până vineri.');
    const [, submit] = dialog.getAllByRole('button', { name: /^(aloc|assign|renun|cancel)/i });
    if (submit) await userEvent.click(submit);
  },
};
export const Loading: Story = {
  parameters: {
    network: [
      mock(browseAssignees, async () => {
        await delay('infinite');
        return problem(503, 'overloaded');
      }),
    ],
  },
};
