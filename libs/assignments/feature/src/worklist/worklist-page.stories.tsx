import { browseCounties, browseStatuses, browseWorklist } from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import { aStatus, aWorklistPage, inFeature } from '@dosar/testing/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay } from 'msw';
import { WorklistPage } from './worklist-page.tsx';

const lists = [
  mock(browseStatuses, { status: 200, body: [aStatus()] }),
  mock(browseCounties, { status: 200, body: [{ code: 'CJ', name: 'Cluj' }] }),
];
const page = (rows: number, count = rows) =>
  mock(browseWorklist, {
    status: 200,
    body: aWorklistPage(rows, { total: { count, capped: count > 999 } }),
  });

export default {
  title: 'Assignments/Worklist',
  component: WorklistPage,
} satisfies Meta<typeof WorklistPage>;

type Story = StoryObj<typeof WorklistPage>;

const at = (address: string) => ({ decorators: [inFeature({ at: address })] });
const unfiltered = at('/assignments/worklist');

export const Many: Story = { ...unfiltered, parameters: { network: [...lists, page(50, 1000)] } };
export const One: Story = { ...unfiltered, parameters: { network: [...lists, page(1)] } };
export const Empty: Story = { ...unfiltered, parameters: { network: [...lists, page(0)] } };
export const NoMatch: Story = {
  ...at('/assignments/worklist?county=CJ'),
  parameters: { network: [...lists, page(0)] },
};
export const Failed: Story = {
  ...unfiltered,
  parameters: { network: [...lists, mock(browseWorklist, problem(500, 'internal_error'))] },
};
export const Loading: Story = {
  ...unfiltered,
  parameters: {
    network: [
      ...lists,
      mock(browseWorklist, async () => {
        await delay('infinite');
        return problem(503, 'overloaded');
      }),
    ],
  },
};
