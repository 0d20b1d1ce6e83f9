import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import type { Choice } from '../field/choice.ts';
import { renderDressed } from '../testing/render-dressed.tsx';
import { LookupField } from './lookup-field.tsx';
import type { FindChoices } from './use-lookup.ts';

const people = [
  { value: '1', label: 'Ana Ionescu' },
  { value: '2', label: 'Ana Popescu' },
];

function Handler({ find, initial }: { find: FindChoices; initial?: Choice }) {
  const [chosen, setChosen] = useState(initial);
  return (
    <>
      <LookupField label="Responsabil" find={find} chosen={chosen} onChoose={setChosen} />
      <output data-testid="chosen">{chosen?.label}</output>
      <button type="button">Continuă</button>
    </>
  );
}

const field = () => screen.getByRole('combobox', { name: 'Responsabil' });

test('the server is asked once typing pauses, and what it found can be chosen', async () => {
  const find = vi.fn<FindChoices>().mockResolvedValue(people);
  const { user } = renderDressed(<Handler find={find} />);

  await user.type(field(), 'ana');
  expect(screen.getByRole('option')).toHaveTextContent('Se caută…');
  await user.click(await screen.findByRole('option', { name: 'Ana Popescu' }));

  expect(find).toHaveBeenCalledExactlyOnceWith('ana', expect.any(AbortSignal));
  expect(screen.getByTestId('chosen')).toHaveTextContent('Ana Popescu');
  expect(field()).toHaveValue('Ana Popescu');
});

test('an answer that nobody waits for any more is told to stop, and never shown when it comes all the same', async () => {
  const signals: AbortSignal[] = [];
  const late = Promise.withResolvers<Choice[]>();
  const find: FindChoices = (text, signal) => {
    signals.push(signal);
    return text === 'an' ? late.promise : Promise.resolve([people[1]!]);
  };
  const { user } = renderDressed(<Handler find={find} />);

  await user.type(field(), 'an');
  await waitFor(() => expect(signals).toHaveLength(1));
  await user.type(field(), 'a p');
  expect(await screen.findByRole('option', { name: 'Ana Popescu' })).toBeVisible();
  expect(signals[0]?.aborted).toBe(true);

  await act(async () => late.resolve(people));
  expect(screen.getAllByRole('option')).toHaveLength(1);
});

test('when the search fails, what was typed stays, also after looking elsewhere, and Enter searches again', async () => {
  const find = vi.fn<FindChoices>().mockRejectedValueOnce(new Error('away')).mockResolvedValue(people);
  const { user } = renderDressed(<Handler find={find} />);

  await user.type(field(), 'ana');
  expect(await screen.findByRole('option', { name: /Căutarea nu a reușit/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Continuă' }));
  expect(field()).toHaveValue('ana');

  await user.click(field());
  await user.keyboard('{Enter}');
  expect(await screen.findAllByRole('option')).toHaveLength(2);
});

test('too little is not searched for, and nothing found is said in words', async () => {
  const find = vi.fn<FindChoices>().mockResolvedValue([]);
  const { user } = renderDressed(<Handler find={find} />);

  await user.type(field(), 'x');
  expect(screen.getByRole('option')).toHaveTextContent('Scrieți cel puțin două litere.');
  await user.type(field(), 'y');

  expect(await screen.findByRole('option', { name: 'Nu am găsit nimic pentru „xy”.' })).toBeVisible();
  expect(find).toHaveBeenCalledOnce();
});

test('what was chosen earlier is shown without a search, and can be taken away', async () => {
  const find = vi.fn<FindChoices>();
  const { user } = renderDressed(<Handler find={find} initial={people[0]} />);
  expect(field()).toHaveValue('Ana Ionescu');

  await user.click(screen.getByRole('button', { name: 'Golește' }));

  expect(screen.getByTestId('chosen')).toBeEmptyDOMElement();
  expect(find).not.toHaveBeenCalled();
});
