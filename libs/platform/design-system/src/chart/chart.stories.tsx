import { Stack } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Chart } from './chart.tsx';

const meta: Meta = { title: 'Design system/Chart' };
export default meta;

const categories = ['oct.', 'nov.', 'dec.', 'ian.', 'feb.', 'mar.'];
const opened = { key: 'opened', name: 'Deschise', values: [120, 132, 101, 144, 160, 98] };
const closed = { key: 'closed', name: 'Închise', values: [98, 120, 110, 121, 170, 140] };
const late = { key: 'late', name: 'Întârziate', values: [12, 18, 30, 22, 9, 4] };

export const BarsLinesAndTable: StoryObj = {
  name: 'Bars, lines, and a chart read as a table',
  render: () => (
    <Stack gap="8">
      <Chart
        kind="bar"
        title="Dosare pe lună"
        categoryName="Luna"
        categories={categories}
        series={[opened, closed]}
      />
      <Chart
        kind="line"
        title="Sume plătite"
        categoryName="Luna"
        categories={categories}
        series={[opened, closed, late]}
        format={(value) => `${value} mii RON`}
      />
      <Chart kind="bar" title="Întârzieri" categoryName="Luna" categories={categories} series={[late]} />
    </Stack>
  ),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() =>
      expect(canvasElement.querySelectorAll('svg.recharts-surface').length).toBeGreaterThan(2),
    );
    const buttons = canvas.getAllByRole('button');
    await userEvent.click(buttons[2]!);
    await expect(canvas.getByRole('table')).toBeVisible();
  },
};
