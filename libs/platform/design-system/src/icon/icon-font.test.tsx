import { act, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { beforeEach, expect, test, vi } from 'vitest';
import { texts } from 'virtual:dosar/test-messages';
import { DesignSystemProvider } from '../theme/design-system-provider.tsx';
import { Icon } from './icon.tsx';
import { fetchIconFont, iconFontTimeout } from './load-icon-font.ts';

const address = 'https://icons.example/demo.woff2';
let asked: string[];
let arrive: (isThere: boolean) => void;

beforeEach(() => {
  asked = [];
  class FontOfTest {
    constructor(_family: string, source: string) {
      asked.push(source);
    }
    load() {
      return new Promise<void>((resolve, reject) => {
        arrive = (isThere) => (isThere ? resolve() : reject(new Error('no font')));
      });
    }
  }
  vi.stubGlobal('FontFace', FontOfTest);
  Object.defineProperty(document, 'fonts', { configurable: true, value: new Set() });
});

const page = (icon_font_url: string | null) => (
  <IntlProvider locale="en" messages={texts.en}>
    <DesignSystemProvider branding={{ icon_font_url }}>
      <Icon name="search" label="Search" />
    </DesignSystemProvider>
  </IntlProvider>
);
const drawn = () => screen.getByRole('img', { name: 'Search' }).tagName.toLowerCase();

test('K10 icons come from the font of the organisation once it is there, and from our own pictures for others', async () => {
  const { rerender } = render(page(address));
  await vi.waitFor(() => expect(asked).toEqual([`url("${address}")`]));
  expect(drawn()).toBe('svg');

  await act(async () => arrive(true));
  await vi.waitFor(() => expect(drawn()).toBe('span'));
  expect(screen.getByRole('img', { name: 'Search' })).toHaveTextContent('search');

  rerender(page(null));
  expect(drawn()).toBe('svg');
});

test.each([
  ['cannot be had', () => arrive(false)],
  ['is not there after ten seconds', () => vi.advanceTimersByTime(iconFontTimeout)],
])('K10 a font that %s is given up', async (_what, fail) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  render(page(address));
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  await act(async () => fail());
  await act(async () => arrive(true));
  expect(drawn()).toBe('svg');
});

test('a font at an address that is not secure is never asked for', async () => {
  expect(await fetchIconFont('http://icons.example/demo.woff2')).toBe(false);
  expect(asked).toEqual([]);
});
