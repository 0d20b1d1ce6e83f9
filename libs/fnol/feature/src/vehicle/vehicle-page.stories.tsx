import { aGuestProfile, inFeature } from '@dosar/testing/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { answeredDraft } from '../claim-notification/answered-draft.ts';
import { emptyDraft } from '../claim-notification/notification-draft.ts';
import { formOnNetwork } from '../testing/form-on-network.ts';
import { inNotification } from '../testing/in-notification.tsx';
import { VehiclePage } from './vehicle-page.tsx';

const at = '/assignments/claim_notification/guest/demo/vehicle';
const unanswered = answeredDraft({ vehicle: emptyDraft().vehicle });

export default {
  title: 'Claim notification/Vehicle',
  component: VehiclePage,
  decorators: [inFeature({ profile: aGuestProfile(), at })],
  parameters: { network: formOnNetwork(), looks: { audience: 'public' } },
} satisfies Meta<typeof VehiclePage>;

type Story = StoryObj<typeof VehiclePage>;

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

export const Unusual: Story = {
  decorators: [
    inNotification({
      draft: answeredDraft({
        vehicle: { ...answeredDraft().vehicle, plate: 'zz 999 q', vin: 'uu10sdbb401234567' },
      }),
    }),
  ],
};

export const WithoutPlate: Story = {
  decorators: [
    inNotification({ draft: answeredDraft({ vehicle: { ...answeredDraft().vehicle, hasNoPlate: true } }) }),
  ],
};
