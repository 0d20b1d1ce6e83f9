/// <reference types="@dosar/vite-config/client" />
import { disconnectApi } from '@dosar/auth';
import { DesignSystemProvider } from '@dosar/design-system';
import { LocaleProvider, type Locale, type MessageSource } from '@dosar/i18n';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import type { RouteObject } from 'react-router';
import { texts } from 'virtual:dosar/test-messages';
import { onTestFinished } from 'vitest';
import { aFeatureWorld, FeaturePage, type FeatureOptions } from './feature-world.tsx';

/** Both languages at once, as written: nothing is fetched. */
const textsAtHand: MessageSource = (locale) => ({ locale, messages: texts[locale] });

/** Shows a page, or the given routes, among its real providers, in English unless said otherwise. */
export function renderFeature(
  page: ReactNode | RouteObject[],
  { locale = 'en', ...options }: FeatureOptions & { locale?: Locale } = {},
) {
  localStorage.setItem('dosar.locale', locale);
  const world = aFeatureWorld(page, options);
  onTestFinished(() => {
    world.session.close();
    world.queryClient.clear();
    disconnectApi();
  });

  const view = render(
    <LocaleProvider source={textsAtHand}>
      <DesignSystemProvider>
        <FeaturePage {...world} />
      </DesignSystemProvider>
    </LocaleProvider>,
  );
  return { ...view, ...world, user: userEvent.setup() };
}
