import { render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import { Unbroken } from './unbroken.tsx';

const shown = (locale: string, ...parts: string[]) => {
  render(
    <IntlProvider locale={locale}>
      <h1>
        <Unbroken>{parts}</Unbroken>
      </h1>
    </IntlProvider>,
  );
  const heading = screen.getByRole('heading', { name: parts.join('') });
  return [...heading.querySelectorAll('span')].map(({ textContent }) => textContent);
};

test('57 a Romanian title keeps words that a hyphen joins on one line, and reads as before', () => {
  expect(shown('ro', '1 ', 'Când și unde s-a întâmplat într-o zi?')).toEqual(['s-a', 'într-o']);
});

test('a long compound may still break, and so may English', () => {
  expect(shown('ro', 'Europeano-atlantice')).toEqual([]);
  expect(shown('en', 'Sign-in and check-out')).toEqual([]);
});
