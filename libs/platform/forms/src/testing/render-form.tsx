import { DesignSystemProvider } from '@dosar/design-system';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { IntlProvider } from 'react-intl';
import { texts } from 'virtual:dosar/test-messages';

/** Renders a form as the product would, in Romanian, and gives a user who fills it in. */
export function renderForm(form: ReactElement) {
  const rendered = render(
    <IntlProvider locale="ro" messages={texts.ro} timeZone="Europe/Bucharest">
      <DesignSystemProvider>{form}</DesignSystemProvider>
    </IntlProvider>,
  );
  return { user: userEvent.setup(), ...rendered };
}
