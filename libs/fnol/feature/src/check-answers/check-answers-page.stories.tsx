import { submitClaimNotification } from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import { aGuestProfile, inFeature } from '@dosar/testing/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay } from 'msw';
import { expect, userEvent, within } from 'storybook/test';
import { answeredDraft } from '../claim-notification/answered-draft.ts';
import { formOnNetwork } from '../testing/form-on-network.ts';
import { inNotification } from '../testing/in-notification.tsx';
import { CheckAnswersPage } from './check-answers-page.tsx';

const at = '/assignments/claim_notification/guest/demo/check';

export default {
  title: 'Claim notification/Check',
  component: CheckAnswersPage,
  decorators: [inNotification({ draft: answeredDraft() }), inFeature({ profile: aGuestProfile(), at })],
  parameters: { network: formOnNetwork(), looks: { audience: 'public' } },
} satisfies Meta<typeof CheckAnswersPage>;

type Story = StoryObj<typeof CheckAnswersPage>;

const pressSend: Story['play'] = async ({ canvasElement }) => {
  const page = within(canvasElement);
  await userEvent.click(await page.findByRole('checkbox'));
  await userEvent.click(page.getByRole('button', { name: /^(send the|trimite)/i }));
};

export const Filled: Story = {};

export const NotConfirmed: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: /^(send the|trimite)/i }));
    await expect(await page.findByRole('alert')).toHaveFocus();
  },
};

export const Sending: Story = {
  parameters: {
    network: [
      mock(submitClaimNotification, async () => {
        await delay('infinite');
        return problem(503, 'overloaded');
      }),
      ...formOnNetwork(),
    ],
  },
  play: pressSend,
};

export const NotSent: Story = {
  parameters: {
    network: [mock(submitClaimNotification, problem(503, 'database_unavailable')), ...formOnNetwork()],
  },
  play: pressSend,
};

export const PhotosOnTheirWay: Story = {
  decorators: [
    inNotification({ draft: answeredDraft(), photos: { 'a.jpg': 'onItsWay', 'b.jpg': 'failed' } }),
  ],
  play: pressSend,
};
