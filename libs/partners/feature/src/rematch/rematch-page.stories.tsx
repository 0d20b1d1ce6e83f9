import { browseRematchFiles, getRematch } from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import { PageFrame } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { aProfile, inFeature, people } from '@dosar/testing/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { aRematch, differences } from '../testing/special-samples.ts';
import { RematchPage } from './rematch-page.tsx';

const found = mock(browseRematchFiles, { status: 200, body: { items: differences, next_cursor: null } });
const shows = (rematch: Schema<'Rematch'> | null) => ({
  network: [mock(getRematch, { status: 200, body: { rematch } }), found],
});

export default {
  title: 'Partners/Check of open files',
  component: RematchPage,
  decorators: [
    (Story) => (
      <PageFrame>
        <Story />
      </PageFrame>
    ),
    inFeature({
      profile: aProfile({}, people.calin),
      at: '/special-customers/open-files',
      path: '/special-customers/open-files',
    }),
  ],
  parameters: shows(aRematch()),
} satisfies Meta<typeof RematchPage>;

type Story = StoryObj<typeof RematchPage>;

export const ToReview: Story = {};

export const ToReviewOnAPhone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

export const NeverChecked: Story = { parameters: shows(null) };

export const Comparing: Story = {
  parameters: shows(aRematch({ state: 'comparing', compared_count: 420, finished_at: null })),
};

export const Applying: Story = {
  parameters: shows(aRematch({ state: 'applying', open_count: 0, chosen_count: 2, applied_count: 1 })),
};

export const Outdated: Story = { parameters: shows(aRematch({ is_outdated: true })) };

export const Failed: Story = { parameters: shows(aRematch({ state: 'failed' })) };

export const NotReadable: Story = {
  parameters: { network: [mock(getRematch, problem(503, 'database_unavailable')), found] },
};
