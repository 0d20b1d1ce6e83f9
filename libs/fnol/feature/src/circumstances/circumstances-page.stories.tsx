import { aGuestProfile, inFeature } from '@dosar/testing/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { answeredDraft } from '../claim-notification/answered-draft.ts';
import { emptyDraft } from '../claim-notification/notification-draft.ts';
import { formOnNetwork } from '../testing/form-on-network.ts';
import { inNotification } from '../testing/in-notification.tsx';
import { CircumstancesPage } from './circumstances-page.tsx';

const at = '/assignments/claim_notification/guest/demo/circumstances';
const unanswered = answeredDraft({ circumstances: emptyDraft().circumstances });

export default {
  title: 'Claim notification/What happened',
  component: CircumstancesPage,
  decorators: [inFeature({ profile: aGuestProfile(), at })],
  parameters: { network: formOnNetwork(), looks: { audience: 'public' } },
} satisfies Meta<typeof CircumstancesPage>;

type Story = StoryObj<typeof CircumstancesPage>;

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

export const SomebodyHurt: Story = {
  decorators: [
    inNotification({
      draft: answeredDraft({ circumstances: { ...answeredDraft().circumstances, injuries: 'yes' } }),
    }),
  ],
};
