import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider as Store } from 'jotai';
import { FormattedMessage } from 'react-intl';
import { beforeEach, expect, test, vi } from 'vitest';
import { LightLocaleProvider, useLightLocale } from './light-locale-provider.tsx';
import { useLocale } from './locale-atom.ts';
import { LocaleProvider } from './locale-provider.tsx';
import { fetchMessages } from './message-source.ts';

const urls = { ro: ['/assets/i18n/ro.1.json'], en: ['/assets/i18n/en.1.json'] };
const assets = new Map<string, Response>();
const fetched: string[] = [];

beforeEach(() => {
  fetched.length = 0;
  assets.set('/assets/i18n/ro.1.json', Response.json({ 'i18n.test.greeting': 'Bună ziua' }));
  assets.set('/assets/i18n/en.1.json', Response.json({ 'i18n.test.greeting': 'Good day' }));
  vi.stubGlobal('fetch', (url: string) => {
    fetched.push(url);
    return Promise.resolve(assets.get(url));
  });
});

function Page({ use }: { use: typeof useLocale }) {
  const [, choose] = use();
  return (
    <main>
      <h1>
        <FormattedMessage id="i18n.test.greeting" />
      </h1>
      <input aria-label="note" />
      <button onClick={() => choose('en')}>English</button>
    </main>
  );
}

function open(Provider: typeof LocaleProvider, use: typeof useLocale, source = fetchMessages(urls)) {
  render(
    // A store of its own, as every page of the browser has one.
    <Store>
      <Provider source={source}>
        <Page use={use} />
      </Provider>
    </Store>,
  );
}

const providers = {
  'with jotai': [LocaleProvider, useLocale],
  'without jotai': [LightLocaleProvider, useLightLocale],
} as const;

for (const [name, [Provider, use]] of Object.entries(providers)) {
  test(`B16 K9 the product opens in Romanian and tells the browser so, ${name}`, async () => {
    open(Provider, use);

    expect(await screen.findByRole('heading', { name: 'Bună ziua' })).toBeVisible();
    await waitFor(() => expect(document.documentElement.lang).toBe('ro'));
  });

  test(`C36 only the language that is shown is fetched, ${name}`, async () => {
    open(Provider, use);
    await screen.findByRole('heading', { name: 'Bună ziua' });

    expect(fetched).toEqual(urls.ro);
  });

  test(`B16 C36 another language is shown when chosen and nothing typed is lost, ${name}`, async () => {
    const user = userEvent.setup();
    open(Provider, use);
    await user.type(await screen.findByLabelText('note'), 'half a sentence');
    await user.click(screen.getByRole('button', { name: 'English' }));

    expect(await screen.findByRole('heading', { name: 'Good day' })).toBeVisible();
    expect(screen.getByLabelText('note')).toHaveValue('half a sentence');
    await waitFor(() => expect(document.documentElement.lang).toBe('en'));
  });

  test(`texts that were there before the page stay until those of the other language are, ${name}`, async () => {
    const user = userEvent.setup();
    const source = fetchMessages(urls);
    await source('ro');
    open(Provider, use, source);
    await user.type(screen.getByLabelText('note'), 'half a sentence');
    await user.click(screen.getByRole('button', { name: 'English' }));

    expect(await screen.findByRole('heading', { name: 'Good day' })).toBeVisible();
    expect(screen.getByLabelText('note')).toHaveValue('half a sentence');
  });

  test(`the choice is remembered in this browser, ${name}`, async () => {
    localStorage.setItem('dosar.locale', 'en');
    open(Provider, use);

    expect(await screen.findByRole('heading', { name: 'Good day' })).toBeVisible();
  });

  test(`K9 a language that cannot be fetched gives way to the other one, ${name}`, async () => {
    assets.set('/assets/i18n/ro.1.json', new Response(null, { status: 503 }));
    open(Provider, use);

    expect(await screen.findByRole('heading', { name: 'Good day' })).toBeVisible();
    await waitFor(() => expect(document.documentElement.lang).toBe('en'));
  });
}
