import { inFeature, someNews } from '@dosar/testing/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { NewActivitiesDialog } from './new-activities-dialog.tsx';

export default {
  title: 'Account/New activities',
  component: NewActivitiesDialog,
  decorators: [(Story) => <div style={{ minHeight: '30rem' }}>{Story()}</div>, inFeature()],
  args: {
    open: true,
    news: [someNews()],
    listAddress: '/assignments/worklist?keys=1',
    onSnooze: fn(),
    onSeen: fn(),
  },
} satisfies Meta<typeof NewActivitiesDialog>;

type Story = StoryObj<typeof NewActivitiesDialog>;

export const Own: Story = {};

export const OwnAndOfColleagues: Story = {
  args: {
    news: [
      someNews({ new_activities: 1 }),
      someNews({ new_activities: 12, name: 'Radu Marin', current_user: false }),
      someNews({ new_activities: 1_204, name: 'Alexandrina-Georgiana Constantinescu', current_user: false }),
    ],
  },
  globals: { viewport: { value: 'phone' } },
};
