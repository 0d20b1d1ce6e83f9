import type { StorybookConfig } from '@storybook/react-vite';
import { storyMessages } from './story-messages.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  // Every library may have stories; relative to this folder.
  stories: [{ directory: '../../..', files: '*/*/src/**/*.stories.tsx' }],
  addons: ['@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: ['./static'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => ({ ...vite, plugins: [...(vite.plugins ?? []), storyMessages()] }),
};

export default config;
