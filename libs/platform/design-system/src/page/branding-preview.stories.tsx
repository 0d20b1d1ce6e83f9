import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrandingPreview } from './branding-preview.tsx';

const meta: Meta<typeof BrandingPreview> = {
  title: 'Design system/Branding preview',
  component: BrandingPreview,
};
export default meta;

type Story = StoryObj<typeof BrandingPreview>;

const demo = {
  short_name: 'Demo',
  align_logo: 'left',
  material_color: 'indigo-600',
  sidebar: '#283593',
} as const;

export const WithName: Story = { args: { branding: demo } };

export const AColorThatNeedsHelp: Story = {
  args: { branding: { ...demo, material_color: 'yellow-200', sidebar: '#fff59d', align_logo: 'right' } },
};

export const ALogoThatIsNotThere: Story = {
  args: { branding: { ...demo, logo_url: '/no-such-logo.svg' } },
};
