import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { IntlProvider } from 'react-intl';
import { texts } from 'virtual:dosar/test-messages';
import { DesignSystemProvider } from '../theme/design-system-provider.tsx';

/** Renders `ui` as the product would, in the language asked for, and gives a user who acts on it. */
export function renderDressed(ui: ReactElement, locale: 'ro' | 'en' = 'ro') {
  const dressed = (content: ReactElement) => (
    <IntlProvider locale={locale} messages={texts[locale]} timeZone="Europe/Bucharest">
      <DesignSystemProvider>{content}</DesignSystemProvider>
    </IntlProvider>
  );
  const { rerender, ...rendered } = render(dressed(ui));
  return { user: userEvent.setup(), rerender: (next: ReactElement) => rerender(dressed(next)), ...rendered };
}
