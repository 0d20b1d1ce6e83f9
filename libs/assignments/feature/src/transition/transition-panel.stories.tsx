import { aFileActivity, anAssignment, aTransition, inFeature } from '@dosar/testing/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { TransitionPanel } from './transition-panel.tsx';

const missing = [{ code: 'police_report', name: 'Proces-verbal', section: null, assignment_id: null }];

export default {
  title: 'Assignments/Transitions',
  component: TransitionPanel,
  decorators: [inFeature()],
} satisfies Meta<typeof TransitionPanel>;

type Story = StoryObj<typeof TransitionPanel>;

export const InWork: Story = {
  args: {
    assignment: anAssignment({
      transitions: [
        aTransition(),
        aTransition({
          code: 'ask_documents',
          name: 'Cere documente',
          reason_required: true,
          effects: [
            { code: 'due_in_hours', text: 'Termen nou: peste 72 h' },
            { code: 'notify_claimant', text: 'Trimite păgubitului un mesaj' },
          ],
          undoable: false,
        }),
        aTransition({ code: 'close', name: 'Închide', allowed: false, missing }),
      ],
    }),
  },
};

/** The next task waits in the queue of a team: whoever may, takes it here. */
export const NextWaitsInQueue: Story = {
  args: {
    assignment: anAssignment(
      {
        transitions: [],
        activities: [
          aFileActivity({ category_code: 'done' }),
          aFileActivity(
            {
              is_case_master: true,
              category_code: 'new',
              assigned_user_id: null,
              assigned_user_name: null,
              queue_name: 'Daune',
            },
            2,
          ),
        ],
      },
      { category_code: 'done' },
    ),
  },
};

export const Closed: Story = {
  args: { assignment: anAssignment({ transitions: [] }, { category_code: 'done' }) },
};
