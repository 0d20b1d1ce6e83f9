import { browseNotifications } from '@dosar/api-client';
import { mock, problem, type MockAnswer } from '@dosar/api-client/testing';
import { aProfile, server, someNews } from '@dosar/testing';
import { screen, waitFor } from '@testing-library/react';
import { getDefaultStore } from 'jotai';
import { beforeEach, expect, test, vi } from 'vitest';
import { aQuietServer, openApp } from '../../app-fixture.tsx';
import { serverErrorAtom } from '../../page-state.ts';

beforeEach(aQuietServer);

function answering(answer: MockAnswer<'browseNotifications'>) {
  const asked = { times: 0 };
  server.use(
    mock(browseNotifications, () => {
      asked.times += 1;
      return answer;
    }),
  );
  return asked;
}

test('T13 new work is asked for only once the page is there', async () => {
  const asked = answering({ status: 200, body: [someNews()] });
  openApp('/user/profile/preferences', aProfile());
  await screen.findByRole('heading', { name: 'My profile' });
  expect(asked.times).toBe(0);
  await waitFor(() => expect(asked.times).toBe(1));
});

test('T13 what fails in the background is shown to nobody', async () => {
  const asked = answering(problem(500, 'internal_error'));
  openApp('/user/profile/preferences', aProfile());
  await waitFor(() => expect(asked.times).toBe(1));
  await screen.findByRole('heading', { name: 'My profile' });
  expect(getDefaultStore().get(serverErrorAtom)).toBeUndefined();
});

test('ux 127 no page asks by itself whether the browser may show notices', async () => {
  const asked = answering({ status: 200, body: [someNews()] });
  const requestPermission = vi.fn<() => Promise<NotificationPermission>>();
  vi.stubGlobal('Notification', { permission: 'default', requestPermission });
  openApp('/assignments/shortlist', aProfile());
  await waitFor(() => expect(asked.times).toBe(1));
  expect(await screen.findByRole('dialog', { name: 'New tasks' })).toBeVisible();
  expect(requestPermission).not.toHaveBeenCalled();
});
