import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { withTexts } from './declared-messages.ts';
import { LightLocaleProvider } from './light-locale-provider.tsx';
import { chooseLocale } from './locale-choice.ts';
import { fetchMessages } from './message-source.ts';
import { defineMessage, defineMessages, FormattedMessage } from './noted-react-intl.ts';

const urls = { ro: ['/first-ro.json', '/ro.json'], en: ['/first-en.json', '/en.json'] };
const texts: Record<string, object> = {
  '/first-ro.json': { 'i18n.test.title': 'Dosar' },
  '/ro.json': { 'i18n.test.title': 'Dosar', 'i18n.test.later': 'Mai târziu' },
  '/first-en.json': { 'i18n.test.title': 'Case' },
  '/en.json': { 'i18n.test.title': 'Case', 'i18n.test.later': 'Later' },
};
let fetched: string[] = [];
let isServing = true;

beforeEach(() => {
  fetched = [];
  isServing = true;
  vi.stubGlobal('fetch', async (url: string) => {
    fetched.push(url);
    return isServing ? Response.json(texts[url]) : new Response(null, { status: 503 });
  });
});

const title = defineMessage({ id: 'i18n.test.title', description: 'Heading', defaultMessage: 'Case' });

/** A page that is fetched, and declares its message while it arrives. */
async function laterPage() {
  const { later } = defineMessages({
    later: { id: 'i18n.test.later', description: 'Heading', defaultMessage: 'Later' },
  });
  return { Page: () => <FormattedMessage {...later} /> };
}

const source = fetchMessages(urls);
const shown = (Page: () => React.ReactNode) =>
  render(
    <LightLocaleProvider source={source}>
      <h1>
        <FormattedMessage {...title} />
      </h1>
      <Page />
    </LightLocaleProvider>,
  );

// One page of a browser: what it declares it keeps, so these tests follow each other.
test('C36 a first page fetches the small catalogue alone', async () => {
  shown(() => null);
  expect(await screen.findByRole('heading', { name: 'Dosar' })).toBeVisible();
  expect(fetched).toEqual(['/first-ro.json']);
});

test('C36 a page whose texts cannot be fetched does not arrive, and does so once they can', async () => {
  isServing = false;
  await expect(withTexts(laterPage())).rejects.toThrow('503');
  isServing = true;
  const arriving = await Promise.all([withTexts(laterPage()), withTexts(laterPage())]);
  expect(fetched).toEqual(['/ro.json', '/ro.json']);
  shown(arriving[0].Page);
  expect(screen.getByText('Mai târziu')).toBeVisible();
});

test('C36 B16 another language comes with all that is declared by now', async () => {
  const { Page } = await withTexts(laterPage());
  shown(Page);
  chooseLocale('en');
  expect(await screen.findByRole('heading', { name: 'Case' })).toBeVisible();
  expect(screen.getByText('Later')).toBeVisible();
  expect(fetched).toEqual(['/first-en.json', '/en.json']);
});
