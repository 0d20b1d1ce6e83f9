import { Menu } from '@dosar/design-system';
import { aProfile, aReplacedUser, inFeature, people } from '@dosar/testing/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { ActingBanner } from './acting-banner.tsx';
import { ActingMenu } from './acting-menu.tsx';

const replaced = [people.radu, people.maria].map((who) => aReplacedUser(who));
const acting = aProfile(
  { impersonated_by_user_id: people.ana.userId, replaced_user_full_name: people.radu.fullName },
  people.radu,
);

export default {
  title: 'Account/Acting for a colleague',
  component: ActingBanner,
} satisfies Meta<typeof ActingBanner>;

type Story = StoryObj<typeof ActingBanner>;

const openMenu: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Ana' }));
};

const inMenu = () => (
  <div style={{ minHeight: '16rem' }}>
    <Menu label="Ana" button="Ana">
      <ActingMenu />
    </Menu>
  </div>
);

export const Banner: Story = { decorators: [inFeature({ profile: acting })] };

export const OnAPhone: Story = {
  decorators: [inFeature({ profile: acting })],
  globals: { viewport: { value: 'phone' } },
};

export const Colleagues: Story = {
  render: inMenu,
  decorators: [inFeature({ profile: aProfile({ replaced_users: replaced }) })],
  play: openMenu,
};

export const WayBack: Story = {
  render: inMenu,
  decorators: [inFeature({ profile: acting })],
  play: openMenu,
};
