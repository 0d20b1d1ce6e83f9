import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { FormSaveBar } from './form-save-bar.tsx';
import { FormTextField } from './form-text-field.tsx';
import { Form } from './form.tsx';
import { renderForm } from './testing/render-form.tsx';
import { useZodForm } from './use-zod-form.ts';

const schema = z.object({ name: z.string(), phone: z.string() });
const sent = vi.fn();

function TeamForm() {
  const form = useZodForm({ schema, defaultValues: { name: 'Daune auto', phone: '0211' } });
  return (
    <Form form={form} onSubmit={(answers) => void sent(answers)}>
      <FormTextField name="name" label="Nume" />
      <FormTextField name="phone" label="Telefon" />
      <FormSaveBar<z.infer<typeof schema>> labels={{ name: 'nume', phone: 'telefon' }} saveLabel="Salvează" />
    </Form>
  );
}

const open = () => {
  sent.mockReset();
  return renderForm(<TeamForm />);
};
const bar = () => screen.queryByRole('region', { name: 'Schimbări nesalvate' });
const name = () => screen.getByRole('textbox', { name: 'Nume' });

test('the bar is there once something differs from what is stored, and names the fields', async () => {
  const { user } = open();
  expect(bar()).toBeNull();
  await user.type(name(), ' 2');
  expect(bar()).toHaveTextContent('nume');
  expect(bar()).not.toHaveTextContent('telefon');
  await user.type(name(), '{Backspace}{Backspace}');
  expect(bar()).toBeNull();
});

test('Ctrl S saves from within a field', async () => {
  const { user } = open();
  await user.type(name(), ' 2{Control>}s{/Control}');
  await waitFor(() => expect(sent).toHaveBeenCalledExactlyOnceWith({ name: 'Daune auto 2', phone: '0211' }));
});

test('Escape puts back what is stored, and what was typed comes back on request', async () => {
  const { user } = open();
  await user.type(name(), ' 2{Escape}');
  expect(name()).toHaveValue('Daune auto');
  expect(bar()).toBeNull();
  await user.click(await screen.findByRole('button', { name: /Undo|Anulează/ }));
  expect(name()).toHaveValue('Daune auto 2');
  expect(bar()).toBeVisible();
});
