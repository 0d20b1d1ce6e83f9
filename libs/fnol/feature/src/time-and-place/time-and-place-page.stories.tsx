import { aGuestProfile, inFeature } from '@dosar/testing/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { answeredDraft } from '../claim-notification/answered-draft.ts';
import { emptyDraft } from '../claim-notification/notification-draft.ts';
import { formOnNetwork } from '../testing/form-on-network.ts';
import { inNotification } from '../testing/in-notification.tsx';
import { TimeAndPlacePage } from './time-and-place-page.tsx';

const at = '/assignments/claim_notification/guest/demo/time-and-place';
const unanswered = answeredDraft({ timeAndPlace: emptyDraft().timeAndPlace });

export default {
  title: 'Claim notification/When and where',
  component: TimeAndPlacePage,
  decorators: [inFeature({ profile: aGuestProfile(), at })],
  parameters: { network: formOnNetwork(), looks: { audience: 'public' } },
} satisfies Meta<typeof TimeAndPlacePage>;

type Story = StoryObj<typeof TimeAndPlacePage>;

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
