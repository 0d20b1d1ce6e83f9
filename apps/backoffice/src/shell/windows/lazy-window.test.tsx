import { getVersion } from '@dosar/api-client';
import { mock } from '@dosar/api-client/testing';
import { aVersion, renderFeature, server } from '@dosar/testing';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { lazyWindow, type WindowProps } from './lazy-window.tsx';

function Hello({ open }: WindowProps) {
  return open ? <p>The window</p> : null;
}

function Opener({ Window }: { Window: (props: WindowProps) => React.ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      <Window open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

test('a window whose code cannot be fetched says so, keeps the page, and is fetched anew at the next try', async () => {
  server.use(mock(getVersion, { status: 200, body: aVersion() }));
  let tries = 0;
  const Window = lazyWindow(() => {
    tries += 1;
    return tries === 1 ? Promise.reject(new TypeError('no network')) : Promise.resolve(Hello);
  });
  const { user } = renderFeature(<Opener Window={Window} />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByText(/^The window could not be opened/)).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByText('The window')).toBeVisible();
});
