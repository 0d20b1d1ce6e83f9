import { browsePolicyTypes } from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import { aGuestProfile, inFeature } from '@dosar/testing/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay } from 'msw';
import { expect, userEvent, within } from 'storybook/test';
import { answeredDraft } from '../claim-notification/answered-draft.ts';
import { emptyDraft } from '../claim-notification/notification-draft.ts';
import { formOnNetwork } from '../testing/form-on-network.ts';
import { inNotification } from '../testing/in-notification.tsx';
import { PolicyPage } from './policy-page.tsx';

const at = '/assignments/claim_notification/guest/demo/policy';
const unanswered = answeredDraft({ policy: emptyDraft().policy });

export default {
  title: 'Claim notification/Insurance',
  component: PolicyPage,
  decorators: [inFeature({ profile: aGuestProfile(), at })],
  parameters: { network: formOnNetwork(), looks: { audience: 'public' } },
} satisfies Meta<typeof PolicyPage>;

type Story = StoryObj<typeof PolicyPage>;

const pressContinue: Story['play'] = async ({ canvasElement }) => {
  const page = within(canvasElement);
  await userEvent.click(await page.findByRole('button', { name: /^contin/i }));
  await expect(await page.findByRole('alert')).toHaveFocus();
};

export const Empty: Story = { decorators: [inNotification({ draft: unanswered })] };

export const Filled: Story = { decorators: [inNotification({ draft: answeredDraft() })] };

export const Refused: Story = {
  decorators: [inNotification({ draft: unanswered })],
  play: pressContinue,
};

export const Loading: Story = {
  decorators: [inNotification({ draft: unanswered })],
  parameters: {
    network: [
      mock(browsePolicyTypes, async () => {
        await delay('infinite');
        return { status: 200, body: [] };
      }),
    ],
  },
};

export const ListAway: Story = {
  decorators: [inNotification({ draft: unanswered })],
  parameters: { network: [mock(browsePolicyTypes, problem(503, 'database_unavailable'))] },
};
