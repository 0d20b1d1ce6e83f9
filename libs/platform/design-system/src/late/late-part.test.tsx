import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useEffect, useState, type ComponentType } from 'react';
import { expect, test, vi } from 'vitest';
import { latePart } from './late-part.tsx';
import { heldKeys, type HeldKeys } from './held-keys.ts';

type ListProps = { keys: HeldKeys; onKey: (key: string) => void };

function List({ keys, onKey }: ListProps) {
  useEffect(
    function receiveKeys() {
      return keys.passTo(() => screen.queryByRole('listbox'));
    },
    [keys],
  );
  return <div role="listbox" tabIndex={-1} onKeyDown={({ key }) => onKey(key)} />;
}

function Opener({
  part,
  onKey,
}: {
  part: ReturnType<typeof latePart<ListProps>>;
  onKey: ListProps['onKey'];
}) {
  const [keys] = useState(heldKeys);
  return (
    <>
      <button onKeyDown={keys.hold} {...part.fetchOnApproach} />
      <part.Part {...{ keys, onKey }} />
    </>
  );
}

test('keys that are pressed while the code is on the way reach the part, in their order', async () => {
  const arrival = Promise.withResolvers<ComponentType<ListProps>>();
  const onKey = vi.fn();
  render(<Opener part={latePart(() => arrival.promise)} onKey={onKey} />);
  for (const key of ['ArrowDown', 'ș', 'Enter']) fireEvent.keyDown(screen.getByRole('button'), { key });
  expect(screen.queryByRole('listbox')).toBeNull();

  await act(async () => arrival.resolve(List));
  await waitFor(() => expect(onKey.mock.calls).toEqual([['ArrowDown'], ['ș'], ['Enter']]));
});

/** A list that marks its first row some paints after its first key. */
function SlowList({ keys, onKey }: ListProps) {
  const [isMarked, setMarked] = useState(false);
  useEffect(
    function receiveKeys() {
      return keys.passTo(() => screen.queryByRole('listbox'));
    },
    [keys],
  );
  return (
    <div
      role="listbox"
      tabIndex={-1}
      aria-activedescendant={isMarked ? 'first' : undefined}
      onKeyDown={({ key }) => {
        onKey(isMarked ? `${key} on the first row` : key);
        setTimeout(() => setMarked(true), 120);
      }}
    />
  );
}

test('a part that marks its first row late gets the next key only then', async () => {
  const onKey = vi.fn();
  const keys = heldKeys();
  keys.beginWith('Home', (list) => list.hasAttribute('aria-activedescendant'));
  const { rerender } = render(<button onKeyDown={keys.hold} />);
  fireEvent.keyDown(screen.getByRole('button'), { key: 'Enter' });
  rerender(<SlowList keys={keys} onKey={onKey} />);
  await waitFor(() => expect(onKey.mock.calls).toEqual([['Home'], ['Enter on the first row']]));
});

test('the code is asked for once by whoever comes near, and again after the network had failed', async () => {
  const load = vi
    .fn<() => Promise<ComponentType<ListProps>>>()
    .mockRejectedValueOnce(new Error('no network'));
  load.mockResolvedValue(List);
  const { fetchOnApproach, fetch } = latePart(load);
  fetchOnApproach.onPointerEnter();
  fetchOnApproach.onFocus();
  expect(load).toHaveBeenCalledOnce();
  await expect(fetch()).rejects.toThrow('no network');

  await expect(fetch()).resolves.toBe(List);
  await fetch();
  expect(load).toHaveBeenCalledTimes(2);
});

test('without a network a field does without its part, and the next opening asks again', async () => {
  const load = vi.fn<() => Promise<ComponentType>>().mockRejectedValueOnce(new Error('no network'));
  load.mockResolvedValue(() => <p>Listă</p>);
  const { Part, isAtHand } = latePart(load, { isDispensable: true });
  const first = render(<Part />);
  await waitFor(() => expect(load).toHaveBeenCalledOnce());
  expect(first.container).toBeEmptyDOMElement();
  expect(isAtHand()).toBe(false);
  first.unmount();

  render(<Part />);
  expect(await screen.findByText('Listă')).toBeVisible();
  expect(isAtHand()).toBe(true);
});
