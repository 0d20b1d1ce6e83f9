import { addNote } from '@dosar/api-client/client';
import { act, render, screen } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { tokensOf } from '../session-core/session-fixture.ts';
import { Session } from '../session-core/session.ts';
import { SessionProvider, useSession } from '../session-provider.tsx';
import { Can } from './can.tsx';

function Page() {
  const { profile } = useSession();
  return (
    <>
      <h1>{profile?.username ?? 'nobody'}</h1>
      <Can do={addNote}>
        <button>Add note</button>
      </Can>
    </>
  );
}

async function open(roles: string[]) {
  const session = new Session({ namespace: 'staff', endOnServer: () => Promise.resolve() });
  onTestFinished(() => session.close());
  await session.start();
  session.adopt(tokensOf('session-1', 1, { roles }));
  render(
    <SessionProvider session={session}>
      <Page />
    </SessionProvider>,
  );
  return session;
}

test('an act is offered to those whom the contract lets do it', async () => {
  await open(['claims.handler']);
  expect(screen.getByRole('button', { name: 'Add note' })).toBeVisible();
});

test('an act is not offered to anybody else', async () => {
  await open(['app.previewer']);
  expect(screen.getByRole('heading', { name: 'ana.ionescu' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add note' })).toBeNull();
});

test('the page follows the session: signed out, nothing is offered any more', async () => {
  const session = await open(['claims.handler']);
  await act(() => session.signOut());
  expect(screen.getByRole('heading', { name: 'nobody' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add note' })).toBeNull();
});

test('a page outside of any session says what is missing', () => {
  expect(() => render(<Page />)).toThrow('useSession needs a SessionProvider above it');
});
