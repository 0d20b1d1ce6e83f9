import { Box } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { PageShell } from '../page/page-shell.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { MainNavigation } from './main-navigation.tsx';
import { NavigationButton } from './navigation-button.tsx';
import { navigationSample } from './navigation-fixture.tsx';
import { NavigationRail } from './navigation-rail.tsx';

const meta: Meta = { title: 'Design system/Navigation' };
export default meta;

type Story = StoryObj;

/** The menu in its place: beside the page on wide windows, below it on phones. */
export const BesideThePage: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <PageShell
      header={<NavigationButton items={navigationSample} />}
      navigation={<MainNavigation label="Principal" items={navigationSample} />}
    >
      Conținutul paginii
    </PageShell>
  ),
};

export const NarrowWithFlyout: Story = {
  render: () => (
    <Box background="sidebar" width="6.75rem" padding="1" minHeight="30rem">
      <NavigationRail items={navigationSample} />
    </Box>
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Rapoarte' }));
    await expect(await page.findByRole('link', { name: 'Dosare deschise' })).toBeVisible();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => <BottomBar items={navigationSample} />,
};

export const PhoneMore: Story = {
  ...Phone,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    const panel = within(await within(document.body).findByRole('dialog'));
    await userEvent.click(panel.getByRole('button', { name: 'Rapoarte' }));
    await expect(panel.getByRole('link', { name: 'Dosare deschise' })).toBeVisible();
  },
};
