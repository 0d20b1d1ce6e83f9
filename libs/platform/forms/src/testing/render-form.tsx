import { DesignSystemProvider } from '@dosar/design-system';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { IntlProvider } from 'react-intl';
import { texts } from 'virtual:dosar/test-messages';

/** A form with what the product wraps around it, in Romanian. */
export function inProduct(form: ReactElement) {
  return (
    <IntlProvider locale="ro" messages={texts.ro} timeZone="Europe/Bucharest">
      <DesignSystemProvider>{form}</DesignSystemProvider>
    </IntlProvider>
  );
}

/** Renders a form as the product would and gives a user who fills it in. */
export function renderForm(form: ReactElement) {
  return { user: userEvent.setup(), ...render(inProduct(form)) };
}
