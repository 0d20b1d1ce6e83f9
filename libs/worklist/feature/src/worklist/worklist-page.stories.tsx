import { browseCounties, browseSavedViews, browseWorklist } from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import { aSavedView, aWorklistPage, aWorklistRow, inFeature } from '@dosar/testing/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay } from 'msw';
import { WorklistPage } from './worklist-page.tsx';

const views = [
  aSavedView({ name: 'Cluj, depășite', total: { count: 12, capped: false } }, 1),
  aSavedView({ name: 'Flote', is_shared: true, is_own: false, owner_name: 'Maria Stan' }, 2),
];
const lists = [mock(browseSavedViews, { status: 200, body: views })];
const counties = mock(browseCounties, { status: 200, body: [{ code: 'CJ', name: 'Cluj' }] });
/** A row of every kind: new things on it, nobody's, back from being put off, urgent. */
const marked = [
  aWorklistRow({ unread: ['note', 'message', 'document'] }, 1),
  aWorklistRow({ assigned_user_id: null, assigned_user_name: null, queue_name: 'Avizări' }, 2),
  aWorklistRow({ returned_at: '2026-03-10T07:00:00Z', unread: ['document'] }, 3),
];
const page = (rows: number, count = rows) =>
  mock(browseWorklist, {
    status: 200,
    body: aWorklistPage(rows > 3 ? [...marked, ...aWorklistPage(rows).items.slice(3)] : rows, {
      total: { count, capped: count > 999 },
    }),
  });

export default {
  title: 'Worklist/Worklist',
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
  parameters: { network: [...lists, counties, page(0)] },
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
