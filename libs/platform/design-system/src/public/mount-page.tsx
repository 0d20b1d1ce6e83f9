import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { defaultLocale, isLocale, LightLocaleProvider, type MessageSource } from '@dosar/i18n/light';

/**
 * Puts an app in the place of the first view that its page came with.
 *
 * It waits for the texts, so that the first view stays until there is something better to show.
 */
export async function mountPage(page: ReactNode, source: MessageSource): Promise<void> {
  const { lang } = document.documentElement;
  const first = await source(isLocale(lang) ? lang : defaultLocale);
  const container = document.getElementById('root');
  if (!container) throw new Error('The page has no #root');
  createRoot(container).render(
    <LightLocaleProvider source={(locale) => (locale === first.locale ? first : source(locale))}>
      {page}
    </LightLocaleProvider>,
  );
}
