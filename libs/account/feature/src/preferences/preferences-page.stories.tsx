import { getOwnAccount } from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import { aProfile, inFeature } from '@dosar/testing/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { PreferencesPage } from './preferences-page.tsx';

export default {
  title: 'Account/Profile/Preferences',
  component: PreferencesPage,
} satisfies Meta<typeof PreferencesPage>;

type Story = StoryObj<typeof PreferencesPage>;

export const ForStaff: Story = { decorators: [inFeature()] };

export const OrganisationWithoutNotices: Story = {
  decorators: [inFeature({ profile: aProfile({ org_type: 'partner' }) })],
};

export const InSomebodyElsesName: Story = {
  decorators: [
    inFeature({
      profile: aProfile({
        impersonated_by_user_id: aProfile().user_id,
        replaced_user_full_name: 'Radu Marin',
      }),
    }),
  ],
};

export const NotKept: Story = {
  decorators: [inFeature()],
  parameters: { network: [mock(getOwnAccount, problem(503, 'database_unavailable'))] },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('checkbox', { name: /(activit|task)/i }));
    const notice = within(canvasElement.ownerDocument.body);
    await expect(await notice.findByText(/(account|contul dumneavoastră)\. /)).toBeVisible();
  },
};
