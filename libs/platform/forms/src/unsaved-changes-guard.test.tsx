import { screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router';
import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { FormTextField } from './form-text-field.tsx';
import { Form } from './form.tsx';
import { renderForm } from './testing/render-form.tsx';
import { UnsavedChangesGuard } from './unsaved-changes-guard.tsx';
import { useZodForm } from './use-zod-form.ts';

function NoteForm() {
  const form = useZodForm({ schema: z.object({ note: z.string() }), defaultValues: { note: '' } });
  return (
    <Form form={form} onSubmit={(answers) => form.reset(answers)}>
      <FormTextField name="note" label="Notă" />
      <button>Salvează</button>
      <Link to="/other">Altă pagină</Link>
      <UnsavedChangesGuard />
    </Form>
  );
}

function openForm() {
  const router = createMemoryRouter([
    { path: '/', element: <NoteForm /> },
    { path: '/other', element: <h1>Altă pagină</h1> },
  ]);
  return { router, ...renderForm(<RouterProvider router={router} />) };
}

/** Whether closing the tab would ask first. */
const asksBeforeClosing = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('a page whose form nobody touched is left without a question', async () => {
  const { user } = openForm();
  expect(asksBeforeClosing()).toBe(false);
  await user.click(screen.getByRole('link'));
  expect(await screen.findByRole('heading', { name: 'Altă pagină' })).toBeVisible();
});

test('whoever stays finds what they typed', async () => {
  const { user, router } = openForm();
  await user.type(screen.getByRole('textbox'), 'sunat');
  expect(asksBeforeClosing()).toBe(true);
  await user.click(screen.getByRole('link'));
  await user.click(await screen.findByRole('button', { name: 'Rămân pe pagină' }));

  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(await screen.findByRole('textbox')).toHaveValue('sunat');
  expect(router.state.location.pathname).toBe('/');
});

test('whoever leaves arrives where they were going', async () => {
  const { user } = openForm();
  await user.type(screen.getByRole('textbox'), 'sunat');
  await user.click(screen.getByRole('link'));
  await user.click(await screen.findByRole('button', { name: 'Plec fără să salvez' }));
  expect(await screen.findByRole('heading', { name: 'Altă pagină' })).toBeVisible();
});

test('what is saved is at no risk any more', async () => {
  const { user } = openForm();
  await user.type(screen.getByRole('textbox'), 'sunat');
  await user.click(screen.getByRole('button', { name: 'Salvează' }));
  await waitFor(() => expect(asksBeforeClosing()).toBe(false));
});
