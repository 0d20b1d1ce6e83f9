import { aProfile } from '@dosar/testing';
import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { aQuietServer, openApp } from '../app-fixture.tsx';

beforeEach(aQuietServer);

function networkIs(there: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(there);
  act(() => void dispatchEvent(new Event(there ? 'online' : 'offline')));
}

test('every page of the staff says when the network is away, and stops saying it when it is back', async () => {
  openApp('/reports/overview', aProfile());
  await screen.findByRole('heading', { name: 'Not available yet' });
  const words = /^There is no connection/;
  expect(screen.queryByText(words)).toBeNull();

  networkIs(false);
  expect(screen.getByText(words)).toBeVisible();
  networkIs(true);
  expect(screen.queryByText(words)).toBeNull();
});
