import { getStartChecklist } from '@dosar/api-client';
import { mock } from '@dosar/api-client/testing';
import { inFeature } from '@dosar/testing/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { aStartChecklist } from './start-checklist-sample.ts';
import { StartChecklist } from './start-checklist.tsx';

export default {
  title: 'Config/Start checklist',
  component: StartChecklist,
  decorators: [inFeature({})],
} satisfies Meta<typeof StartChecklist>;

type Story = StoryObj<typeof StartChecklist>;

export const Begun: Story = {
  parameters: { network: [mock(getStartChecklist, { status: 200, body: aStartChecklist() })] },
};

export const NearlyDone: Story = {
  parameters: {
    network: [mock(getStartChecklist, { status: 200, body: aStartChecklist([true, true, false]) })],
  },
};
