import { render } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import { texts } from 'virtual:dosar/test-messages';
import { DesignSystemProvider, type DesignSystemProviderProps } from './design-system-provider.tsx';
import { lightColors } from '../tokens/semantic-colors.ts';

const page = document.documentElement;

function renderPage(looks: Omit<DesignSystemProviderProps, 'children'>) {
  render(
    <IntlProvider locale="ro" messages={texts.ro}>
      <DesignSystemProvider {...looks}>
        <main />
      </DesignSystemProvider>
    </IntlProvider>,
  );
}

test('K12 until the organisation is known the page has the default colours', () => {
  renderPage({});

  expect(page.style.getPropertyValue('--dosar-brand-light')).toBe('#546e7a');
  expect(page.style.getPropertyValue('--dosar-sidebar-light')).toBe(lightColors.canvas);
});

test('the organisation’s colours reach the page, readable in both modes', () => {
  renderPage({ branding: { material_color: 'yellow-300', sidebar: '#1a237e' } });

  expect(page.style.getPropertyValue('--dosar-brand-contrast-light')).toBe('#000000');
  expect(page.style.getPropertyValue('--dosar-brand-dark')).toBe('#fff176');
  expect(page.style.getPropertyValue('--dosar-sidebar-contrast-light')).toBe('#ffffff');
});

test('density and audience are told to the style sheets', () => {
  renderPage({ density: 'compact', audience: 'public' });

  expect(page).toHaveAttribute('data-density', 'compact');
  expect(page).toHaveAttribute('data-audience', 'public');
});
