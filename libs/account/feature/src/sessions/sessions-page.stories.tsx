import { browseSessions } from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import { anOwnSession, aProfile, inFeature } from '@dosar/testing/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay } from 'msw';
import { expect, userEvent, within } from 'storybook/test';
import { SessionsPage } from './sessions-page.tsx';

const has = (count: number) =>
  mock(browseSessions, {
    status: 200,
    body: Array.from({ length: count }, (_, index) =>
      anOwnSession(index, index === 2 ? { acting_for: 'Radu Marin' } : {}),
    ),
  });

export default {
  title: 'Account/Profile/Sessions',
  component: SessionsPage,
} satisfies Meta<typeof SessionsPage>;

const asAna = [inFeature()];

type Story = StoryObj<typeof SessionsPage>;

export const OnlyThisOne: Story = { decorators: asAna, parameters: { network: [has(1)] } };

export const Several: Story = { decorators: asAna, parameters: { network: [has(4)] } };

export const OnAPhone: Story = {
  decorators: asAna,
  parameters: { network: [has(4)] },
  globals: { viewport: { value: 'phone', isRotated: false } },
};

export const Many: Story = { decorators: asAna, parameters: { network: [has(60)] } };

export const Asking: Story = {
  decorators: asAna,
  parameters: { network: [has(4)] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: /^(End all others|Încheie-le pe toate)/ }));
    await expect(await within(canvasElement.ownerDocument.body).findByRole('alertdialog')).toBeVisible();
  },
};

export const Loading: Story = {
  decorators: asAna,
  parameters: {
    network: [
      mock(browseSessions, async () => {
        await delay('infinite');
        return problem(503, 'overloaded');
      }),
    ],
  },
};

export const NotReadable: Story = {
  decorators: asAna,
  parameters: { network: [mock(browseSessions, problem(503, 'database_unavailable'))] },
};

export const NotForWhoeverReplaces: Story = {
  decorators: [inFeature({ profile: aProfile({ impersonated_by_user_id: aProfile().user_id }) })],
};
