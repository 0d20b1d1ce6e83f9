import { browseDayAgenda } from '@dosar/api-client';
import { mock } from '@dosar/api-client/testing';
import { localDateOf } from '@dosar/kernel/zone';
import { aDayAgenda, aProfile, server } from '@dosar/testing';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aQuietServer, openApp } from '../app-fixture.tsx';

beforeEach(aQuietServer);

test('S11 the toolbar opens what today holds beside the page, and the address keeps it', async () => {
  server.use(mock(browseDayAgenda, { status: 200, body: aDayAgenda() }));
  const { user, router } = openApp('/assignments/shortlist', aProfile());
  await user.click(await screen.findByRole('button', { name: 'Day agenda' }));

  expect(await screen.findByRole('dialog', { name: 'Day agenda' })).toBeVisible();
  expect(router.state.location).toMatchObject({
    pathname: '/assignments/shortlist',
    search: `?agenda=${localDateOf(new Date())}`,
  });
  await router.navigate(-1);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
