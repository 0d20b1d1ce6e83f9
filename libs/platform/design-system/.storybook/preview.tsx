import type { Decorator, Preview } from '@storybook/react-vite';
import { setupWorker, type SetupWorker } from 'msw/browser';
import { useLayoutEffect } from 'react';
import { IntlProvider } from 'react-intl';
import { configure } from 'storybook/test';
import { texts } from 'virtual:dosar/story-messages';
import { chooseColorMode } from '../src/theme/color-mode.ts';
import { DesignSystemProvider } from '../src/theme/design-system-provider.tsx';
import { switchPublicStyleSheets } from './public-style-sheet.ts';

// Parts that come lazily take longer on a busy machine than the usual second.
configure({ asyncUtilTimeout: 10_000 });

let worker: SetupWorker | undefined;

const inLanguageAndColors: Decorator = (Story, { globals, parameters, title }) => {
  const locale = globals['locale'] === 'en' ? 'en' : 'ro';
  const colors = globals['colors'] === 'dark' ? 'dark' : 'light';
  const isPublic = title.startsWith('Public/');
  useLayoutEffect(
    function dressThePage() {
      chooseColorMode(colors);
      switchPublicStyleSheets(isPublic);
      document.documentElement.lang = locale;
    },
    [colors, locale, isPublic],
  );

  const story = <Story />;
  return (
    <IntlProvider locale={locale} messages={texts[locale]} defaultLocale="en" timeZone="Europe/Bucharest">
      {isPublic ? story : <DesignSystemProvider {...parameters['looks']}>{story}</DesignSystemProvider>}
    </IntlProvider>
  );
};

const preview: Preview = {
  decorators: [inLanguageAndColors],
  initialGlobals: { locale: 'ro', colors: 'light' },
  globalTypes: {
    locale: {
      description: 'Language',
      toolbar: { icon: 'globe', items: ['ro', 'en'], dynamicTitle: true },
    },
    colors: {
      description: 'Colours',
      toolbar: { icon: 'contrast', items: ['light', 'dark'], dynamicTitle: true },
    },
  },
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    viewport: {
      options: {
        phone: { name: 'Phone, 360', styles: { width: '360px', height: '740px' }, type: 'mobile' },
        desktop: { name: 'Desktop, 1440', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
      },
    },
    options: { storySort: { order: ['Principles', 'Design system', 'Public', '*'] } },
  },
  async beforeAll() {
    worker = setupWorker();
    await worker.start({ onUnhandledFrame: 'bypass', quiet: true });
    return () => worker?.stop();
  },
  // A story says what the API answers: `parameters: { network: [handler, …] }`.
  beforeEach({ parameters }) {
    worker?.resetHandlers(
      ...((parameters['network'] as Parameters<SetupWorker['resetHandlers']> | undefined) ?? []),
    );
  },
};

export default preview;
