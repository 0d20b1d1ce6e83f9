import { browseDayAgenda } from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import { aDayAgenda, daysAhead, inFeature } from '@dosar/testing/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { DayAgendaPanel } from './day-agenda-panel.tsx';

export default {
  title: 'Worklist/Day agenda',
  component: DayAgendaPanel,
  decorators: [
    (Story) => <div style={{ minHeight: '36rem' }}>{Story()}</div>,
    inFeature({ at: `/?agenda=${daysAhead(0)}` }),
  ],
} satisfies Meta<typeof DayAgendaPanel>;

type Story = StoryObj<typeof DayAgendaPanel>;

const answering = (change: Parameters<typeof aDayAgenda>[0]) => ({
  parameters: { network: [mock(browseDayAgenda, { status: 200, body: aDayAgenda(change) })] },
});

export const Day: Story = answering({ capped: true });
export const Empty: Story = answering({ items: [] });
export const Failed: Story = {
  parameters: { network: [mock(browseDayAgenda, problem(503, 'database_unavailable'))] },
};
