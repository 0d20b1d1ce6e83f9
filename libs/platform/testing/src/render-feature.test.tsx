import { useQuery } from '@tanstack/react-query';
import { apiQuery, browseStatuses } from '@dosar/api-client';
import { mock } from '@dosar/api-client/testing';
import { useSession } from '@dosar/auth';
import { useLocale } from '@dosar/i18n';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aStatus } from './factories/assignments.ts';
import { renderFeature } from './render-feature.tsx';
import { server } from './server.ts';

function Page() {
  const { profile } = useSession();
  const { data = [] } = useQuery(apiQuery(browseStatuses));
  const [locale, choose] = useLocale();
  return (
    <main lang={locale}>
      <h1>{profile?.full_name ?? 'Nobody'}</h1>
      {data.map(({ code, name }) => (
        <p key={code}>{name}</p>
      ))}
      <button onClick={() => choose('ro')}>Română</button>
    </main>
  );
}

test('a page is shown to Ana with answers of the contract', async () => {
  server.use(mock(browseStatuses, { status: 200, body: [aStatus({ name: 'În lucru' })] }));
  renderFeature(<Page />);
  expect(screen.getByRole('heading')).toHaveTextContent('Ana Ionescu');
  expect(await screen.findByText('În lucru')).toBeVisible();
});

test('a page can be shown to nobody', async () => {
  server.use(mock(browseStatuses, { status: 200, body: [] }));
  renderFeature(<Page />, { profile: null });
  expect(await screen.findByRole('heading')).toHaveTextContent('Nobody');
});

test('the language can be switched as in the product', async () => {
  server.use(mock(browseStatuses, { status: 200, body: [] }));
  const { user } = renderFeature(<Page />);
  expect(screen.getByRole('main')).toHaveAttribute('lang', 'en');
  await user.click(screen.getByRole('button', { name: 'Română' }));
  expect(screen.getByRole('main')).toHaveAttribute('lang', 'ro');
});
