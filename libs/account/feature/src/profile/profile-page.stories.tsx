import { aProfile, inFeature, people } from '@dosar/testing/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProfilePage } from './profile-page.tsx';

const at = '/user/profile/preferences';

export default { title: 'Account/Profile/Frame', component: ProfilePage } satisfies Meta<typeof ProfilePage>;

type Story = StoryObj<typeof ProfilePage>;

export const ForAHandler: Story = { decorators: [inFeature({ at })] };

export const ForAConfigurator: Story = {
  decorators: [inFeature({ at, profile: aProfile({}, people.calin) })],
};

export const InSomebodyElsesName: Story = {
  decorators: [
    inFeature({
      at,
      profile: aProfile({
        impersonated_by_user_id: aProfile().user_id,
        replaced_user_full_name: 'Radu Marin',
      }),
    }),
  ],
};
