import { getBranding } from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import { aProfile, inFeature, people, someBranding } from '@dosar/testing/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay } from 'msw';
import { expect, userEvent, within } from 'storybook/test';
import { BrandingPage } from './branding-page.tsx';

const looks = (change = {}) => mock(getBranding, { status: 200, body: someBranding(change) });

export default {
  title: 'Config/Branding',
  component: BrandingPage,
  parameters: { network: [looks()] },
} satisfies Meta<typeof BrandingPage>;

const asCalin = [inFeature({ profile: aProfile({}, people.calin) })];

type Story = StoryObj<typeof BrandingPage>;

export const Read: Story = { decorators: asCalin };

export const OnAPhone: Story = {
  decorators: asCalin,
  globals: { viewport: { value: 'phone', isRotated: false } },
};

export const WithLogo: Story = {
  decorators: asCalin,
  parameters: { network: [looks({ logo_url: '/favicon.svg', align_logo: 'right' })] },
};

export const ALogoThatIsNotThere: Story = {
  decorators: asCalin,
  parameters: { network: [looks({ logo_url: '/logos/none.svg' })] },
  play: async ({ canvasElement }) => {
    const words = /^(There is no picture|La această adresă nu este)/;
    await expect(await within(canvasElement).findByText(words)).toBeVisible();
  },
};

export const AColorThatNeedsHelp: Story = {
  decorators: asCalin,
  parameters: { network: [looks({ material_color: 'yellow-200', sidebar: '#fff59d' })] },
};

export const Refused: Story = {
  decorators: asCalin,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(
      await page.findByLabelText(/^(Address of the logo|Adresa siglei)/),
      'http://x.ro/a.png',
    );
    await userEvent.click(page.getByRole('button', { name: /^(Save the looks|Salvează aspectul)$/ }));
    await expect(await page.findByRole('alert')).toBeVisible();
  },
};

export const Loading: Story = {
  decorators: asCalin,
  parameters: {
    network: [
      mock(getBranding, async () => {
        await delay('infinite');
        return problem(503, 'overloaded');
      }),
    ],
  },
};

export const NotReadable: Story = {
  decorators: asCalin,
  parameters: { network: [mock(getBranding, problem(503, 'database_unavailable'))] },
};

export const NotForEverybody: Story = { decorators: [inFeature()] };
