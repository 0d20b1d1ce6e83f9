import {
  browseDocuments,
  browseTimeline,
  getAssignment,
  getOwnAccount,
  updateOwnAccount,
} from '@dosar/api-client';
import { mock } from '@dosar/api-client/testing';
import { aDocumentPage, anAssignment, anOwnAccount, aProfile, aTimelinePage, server } from '@dosar/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { aQuietServer, openApp } from '../app-fixture.tsx';

beforeEach(aQuietServer);

function networkIs(there: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(there);
  act(() => void dispatchEvent(new Event(there ? 'online' : 'offline')));
}

test('ux 122 every page of the staff says when the network is away, and stops saying it when it is back', async () => {
  openApp('/user/profile/preferences', aProfile());
  await screen.findByRole('heading', { name: 'My profile' });
  const words = /^There is no connection/;
  expect(screen.queryByText(words)).toBeNull();

  networkIs(false);
  expect(await screen.findByText(words)).toBeVisible();
  networkIs(true);
  await waitFor(() => expect(screen.queryByText(words)).toBeNull());
});

test('ux 122 the banner says how many changes wait for the network, and they are sent when it is back', async () => {
  let sent = 0;
  server.use(
    mock(getOwnAccount, { status: 200, body: anOwnAccount() }),
    mock(updateOwnAccount, () => {
      sent += 1;
      return { status: 200, body: aProfile() };
    }),
  );
  const { user } = openApp('/user/profile/preferences', aProfile());
  const compact = await screen.findByRole('radio', { name: 'Close together' });
  networkIs(false);
  expect(await screen.findByText(/What you type stays on the page/)).toBeVisible();
  await user.click(compact);
  expect(await screen.findByText(/1 change waits and is sent once the connection is back/)).toBeVisible();
  expect(sent).toBe(0);
  networkIs(true);
  await waitFor(() => expect(sent).toBe(1));
});

test('ux 122 without a network the file that was read last can be read again', async () => {
  server.use(
    mock(getAssignment, { status: 200, body: anAssignment() }),
    mock(browseTimeline, { status: 200, body: aTimelinePage(1) }),
    mock(browseDocuments, { status: 200, body: aDocumentPage([]) }),
  );
  const { header } = anAssignment();
  const { router } = openApp('/assignments/worklist', aProfile());
  await screen.findByRole('heading', { name: 'Tasks' });
  await act(() => router.navigate(`/workflow/getById/${header.claim_file_no}/${header.assignment_id}`));
  expect(await screen.findByText('Am vorbit cu păgubitul, trimite pozele mâine.')).toBeVisible();

  networkIs(false);
  await act(() => router.navigate('/assignments/worklist'));
  expect(await screen.findByRole('heading', { name: 'Tasks' })).toBeVisible();
  await act(() => router.navigate(-1));
  expect(await screen.findByRole('heading', { name: /DM26R0000001/ })).toBeVisible();
  expect(screen.getByText('Am vorbit cu păgubitul, trimite pozele mâine.')).toBeVisible();
  networkIs(true);
});

test('ux 122 without a network a file that was never read says so instead of loading without end, and opens once it is back', async () => {
  server.use(
    mock(getAssignment, { status: 200, body: anAssignment() }),
    mock(browseTimeline, { status: 200, body: aTimelinePage(1) }),
    mock(browseDocuments, { status: 200, body: aDocumentPage([]) }),
  );
  const { header } = anAssignment();
  const { router } = openApp('/assignments/worklist', aProfile());
  await screen.findByRole('heading', { name: 'Tasks' });
  networkIs(false);
  await act(() => router.navigate(`/workflow/getById/${header.claim_file_no}/${header.assignment_id}`));
  expect(await screen.findByText('Claim file DM26R0000001 is not kept on this device')).toBeVisible();
  networkIs(true);
  expect(await screen.findByRole('heading', { name: /DM26R0000001/ })).toBeVisible();
});
