import { chooseLocale, type Locale } from '@dosar/i18n';
import type { Decorator, Preview } from '@storybook/react-vite';
import { setupWorker, type SetupWorker } from 'msw/browser';
import { useLayoutEffect, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { configure } from 'storybook/test';
import { texts } from 'virtual:dosar/story-messages';
import { chooseColorMode } from '../src/theme/color-mode.ts';
import {
  DesignSystemProvider,
  type DesignSystemProviderProps,
} from '../src/theme/design-system-provider.tsx';
import { switchPublicStyleSheets } from './public-style-sheet.ts';

// Parts that come lazily take longer on a busy machine than the usual second.
configure({ asyncUtilTimeout: 10_000 });

type RequestHandlers = Parameters<SetupWorker['resetHandlers']>;

// One for all stories of a page: the service worker outlives the story that started it.
let worker: SetupWorker | undefined;

async function startNetwork(): Promise<SetupWorker> {
  const network = setupWorker();
  await network.start({ onUnhandledFrame: 'bypass', quiet: true });
  return network;
}

type DressedProps = { locale: Locale; colors: 'light' | 'dark'; isPublic: boolean; children: ReactNode };

function Dressed({ locale, colors, isPublic, children }: DressedProps) {
  useLayoutEffect(
    function dressThePage() {
      chooseColorMode(colors);
      switchPublicStyleSheets(isPublic);
      document.documentElement.lang = locale;
    },
    [colors, locale, isPublic],
  );
  return (
    <IntlProvider locale={locale} messages={texts[locale]} defaultLocale="en" timeZone="Europe/Bucharest">
      {children}
    </IntlProvider>
  );
}

const localeOf = (globals: Record<string, unknown>): Locale => (globals['locale'] === 'en' ? 'en' : 'ro');

// Pages without Chakra, in the style sheet of the public entry.
const claimantPages = /^(Public|Tracking)\//;

const inLanguageAndColors: Decorator = (Story, { globals, parameters, title }) => {
  const isPublic = claimantPages.test(title);
  const looks = parameters['looks'] as Partial<DesignSystemProviderProps> | undefined;
  const story = <Story />;
  return (
    <Dressed
      locale={localeOf(globals)}
      colors={globals['colors'] === 'dark' ? 'dark' : 'light'}
      isPublic={isPublic}
    >
      {isPublic ? story : <DesignSystemProvider {...looks}>{story}</DesignSystemProvider>}
    </Dressed>
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
    // What passes is not listed element by element: the lists of four hundred stories weigh 40 MB.
    a11y: { test: 'error', options: { resultTypes: ['violations'] } },
    viewport: {
      options: {
        phone: { name: 'Phone, 360', styles: { width: '360px', height: '740px' }, type: 'mobile' },
        desktop: { name: 'Desktop, 1440', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
      },
    },
    options: { storySort: { order: ['Principles', 'Design system', 'Public', '*'] } },
  },
  async beforeAll() {
    worker ??= await startNetwork();
  },
  // A story says what the API answers: `parameters: { network: [handler, …] }`.
  beforeEach({ parameters, globals }) {
    // What is typed is read in the language of the page.
    chooseLocale(localeOf(globals));
    worker?.resetHandlers(...((parameters['network'] as RequestHandlers | undefined) ?? []));
  },
  // The router catches what a page throws and shows it politely; for a story that is a failure.
  afterEach({ canvasElement }) {
    const crash = canvasElement.textContent?.split('Unexpected Application Error!')[1];
    if (crash) throw new Error(`The page of this story crashed: ${crash.slice(0, 200)}`);
  },
};

export default preview;
