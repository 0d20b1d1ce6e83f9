import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderDressed } from '../testing/render-dressed.tsx';
import { ComboboxField } from './combobox-field.tsx';

const choices = [
  { value: 'AB', label: 'Alba' },
  { value: 'BV', label: 'Brașov' },
  { value: 'IS', label: 'Iași' },
  { value: 'TM', label: 'Timiș' },
];

function County({ initial = '', onSearch }: { initial?: string; onSearch?: (text: string) => void }) {
  const [value, setValue] = useState(initial);
  return (
    <>
      <ComboboxField
        label="Județ"
        {...{ choices, value }}
        onValueChange={setValue}
        {...(onSearch && { onSearch })}
      />
      <output data-testid="value">{value}</output>
      <button type="button">Continuă</button>
    </>
  );
}

const field = () => screen.getByRole('combobox', { name: 'Județ' });
const value = () => screen.getByTestId('value').textContent;

test('a name typed without diacritics is found and chosen with Enter', async () => {
  const { user } = renderDressed(<County />);

  await user.type(field(), 'timis');
  expect(screen.getAllByRole('option')).toHaveLength(1);
  await user.keyboard('{Enter}');

  expect(field()).toHaveValue('Timiș');
  expect(value()).toBe('TM');
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('the arrows move through the list and tell screen readers where', async () => {
  const { user } = renderDressed(<County />);

  await user.click(field());
  await user.keyboard('{ArrowDown}{ArrowDown}');

  expect(field()).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { name: 'Iași' }).id);
  await user.keyboard('{Enter}');
  expect(value()).toBe('IS');
});

test('a choice can be made with the pointer', async () => {
  const { user } = renderDressed(<County />);

  await user.click(screen.getByRole('button', { name: 'Arată variantele' }));
  await user.click(screen.getByRole('option', { name: 'Brașov' }));

  expect(field()).toHaveValue('Brașov');
  expect(field()).toHaveFocus();
});

test('Escape closes the list, keeps what was chosen and does not close the dialog around it', async () => {
  const closeDialog = vi.fn();
  const { user } = renderDressed(
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- stands for a dialog that listens for Escape
    <div onKeyDown={(event) => event.key === 'Escape' && closeDialog()}>
      <County initial="AB" />
    </div>,
  );

  await user.type(field(), 'x{Escape}');
  expect(field()).toHaveValue('Alba');
  expect(closeDialog).not.toHaveBeenCalled();

  await user.keyboard('{Escape}');
  expect(closeDialog).toHaveBeenCalledOnce();
});

test('Tab takes the choice that typing has brought forward', async () => {
  const { user } = renderDressed(<County />);

  await user.type(field(), 'br');
  await user.tab();

  expect(value()).toBe('BV');
});

test('leaving with words that match nothing goes back to what was chosen', async () => {
  const { user } = renderDressed(<County initial="AB" />);

  await user.clear(field());
  await user.type(field(), 'Atlantida');
  expect(screen.getByRole('option')).toHaveTextContent('Nimic nu se potrivește cu „Atlantida”.');
  await user.click(screen.getByRole('button', { name: 'Continuă' }));

  expect(field()).toHaveValue('Alba');
  expect(value()).toBe('AB');
});

test('an emptied field means no choice', async () => {
  const { user } = renderDressed(<County initial="AB" />);

  await user.clear(field());
  await user.tab();

  expect(value()).toBe('');
});

test('choices that a server searches are shown as given', async () => {
  const onSearch = vi.fn();
  const { user } = renderDressed(<County onSearch={onSearch} />);

  await user.type(field(), 'xy');

  expect(onSearch).toHaveBeenLastCalledWith('xy');
  expect(screen.getAllByRole('option')).toHaveLength(choices.length);
});
