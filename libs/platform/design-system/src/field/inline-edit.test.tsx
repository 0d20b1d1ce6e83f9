import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderDressed } from '../testing/render-dressed.tsx';
import { InlineEdit, type InlineEditProps } from './inline-edit.tsx';

type Sample = Pick<InlineEditProps, 'kind' | 'choices'> & { value: string; onSave: (value: string) => void };

function Town({ value, onSave, ...props }: Sample) {
  const [stored, setStored] = useState(value);
  const [typed, setTyped] = useState<string>();
  return (
    <InlineEdit
      {...props}
      label="Town"
      shown={stored}
      typed={typed}
      acts={{
        open: () => setTyped(stored),
        type: setTyped,
        save: () => {
          onSave(typed ?? '');
          setStored(typed ?? stored);
          setTyped(undefined);
        },
        cancel: () => setTyped(undefined),
      }}
    />
  );
}

const shown = () => screen.getByRole('button', { name: /Town/ });

test('ux 35 Enter saves what was typed, and the focus returns to the value', async () => {
  const onSave = vi.fn();
  const { user } = renderDressed(<Town value="Turda" onSave={onSave} />);
  await user.click(shown());
  const field = screen.getByRole('textbox', { name: 'Town' });
  await waitFor(() => expect(field).toHaveFocus());
  expect(field).toHaveValue('Turda');
  await user.clear(field);
  await user.type(field, 'Cluj{Enter}');
  expect(onSave).toHaveBeenCalledExactlyOnceWith('Cluj');
  await waitFor(() => expect(shown()).toHaveFocus());
  expect(shown()).toHaveTextContent('Cluj');
});

test('ux 35 Escape leaves the value as it was, and the focus returns to it', async () => {
  const onSave = vi.fn();
  const { user } = renderDressed(<Town value="Turda" onSave={onSave} />);
  await user.click(shown());
  await user.type(screen.getByRole('textbox', { name: 'Town' }), 'x{Escape}');
  await waitFor(() => expect(shown()).toHaveFocus());
  expect(shown()).toHaveTextContent('Turda');
  expect(onSave).not.toHaveBeenCalled();
});

test('a value stays open while somebody looks away from it', async () => {
  const { user } = renderDressed(
    <>
      <Town value="Turda" onSave={() => undefined} />
      <p>Elsewhere</p>
    </>,
  );
  await user.click(shown());
  await user.type(screen.getByRole('textbox', { name: 'Town' }), ' Nouă');
  await user.click(screen.getByText('Elsewhere'));
  expect(screen.getByRole('textbox', { name: 'Town' })).toHaveValue('Turda Nouă');
});

test('in several lines Enter is a line, and Ctrl with Enter saves', async () => {
  const onSave = vi.fn();
  const { user } = renderDressed(<Town kind="lines" value="" onSave={onSave} />);
  await user.click(shown());
  await user.type(screen.getByRole('textbox', { name: 'Town' }), 'a{Enter}b');
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(onSave).toHaveBeenCalledExactlyOnceWith('a\nb');
});

test('a choice is made from a list and saved with Enter', async () => {
  const onSave = vi.fn();
  const choices = [
    { value: 'ro', label: 'Română' },
    { value: 'en', label: 'English' },
  ];
  const { user } = renderDressed(<Town choices={choices} value="ro" onSave={onSave} />);
  await user.click(shown());
  const list = screen.getByRole('combobox', { name: 'Town' });
  expect(list).toHaveFocus();
  await user.selectOptions(list, 'en');
  await user.keyboard('{Enter}');
  expect(onSave).toHaveBeenCalledExactlyOnceWith('en');
  await waitFor(() => expect(shown()).toHaveFocus());
});
