import { renderFeature } from '@dosar/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { SearchField } from './search-field.tsx';

test('R8 whoever types on while a search is on its way keeps every letter, and Back shows what was searched before', async () => {
  const asked: string[] = [];
  const onSearch = (text: string) => void asked.push(text);
  let arrive: (text: string) => void = () => undefined;
  function Page() {
    const [text, setText] = useState('');
    arrive = setText;
    return <SearchField text={text} onSearch={onSearch} onKeyDown={() => undefined} />;
  }
  const { user } = renderFeature([{ path: 'search', element: <Page /> }], { at: '/search' });

  const box = await screen.findByRole('searchbox');
  await user.type(box, 'b');
  await waitFor(() => expect(asked).toEqual(['b']));
  await user.type(box, '-1');
  act(() => arrive('b'));
  expect(box).toHaveValue('b-1');

  await waitFor(() => expect(asked).toEqual(['b', 'b-1']));
  act(() => arrive('b-1'));
  act(() => arrive('b'));
  expect(box).toHaveValue('b');
});
