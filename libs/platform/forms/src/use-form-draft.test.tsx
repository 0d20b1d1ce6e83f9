import { Button } from '@dosar/design-system';
import { screen, waitFor } from '@testing-library/react';
import * as z from 'zod/mini';
import { beforeEach, expect, test } from 'vitest';
import { requiredText } from './answers.ts';
import { FormTextField } from './form-text-field.tsx';
import { Form } from './form.tsx';
import { renderForm } from './testing/render-form.tsx';
import { useFormDraft } from './use-form-draft.ts';
import { useZodForm } from './use-zod-form.ts';

const key = 'dosar.staff.note.42';
const schema = z.object({ body: requiredText({ max: 500 }), cnp: z.string() });

function Note({
  version = 1,
  onSubmit = () => undefined,
  emptyOnceSent = false,
}: {
  version?: number;
  emptyOnceSent?: boolean;
  onSubmit?: () => void | Promise<void>;
}) {
  const form = useZodForm({ schema, defaultValues: { body: '', cnp: '' } });
  const { restoredAt, discard } = useFormDraft(key, form, { version, leaveOut: ['cnp'] });
  return (
    <Form form={form} onSubmit={onSubmit} emptyOnceSent={emptyOnceSent} problemText={() => 'Nu s-a trimis.'}>
      {restoredAt && <Button onClick={discard}>Renunță la ciornă</Button>}
      <FormTextField name="body" label="Nota" />
      <FormTextField name="cnp" label="CNP" />
      <Button type="submit">Adaugă</Button>
    </Form>
  );
}

const note = () => screen.getByRole('textbox', { name: 'Nota' });

beforeEach(() => localStorage.removeItem(key));

async function typeAndLeave(text: string) {
  const { user, unmount } = renderForm(<Note />);
  await user.type(note(), text);
  unmount();
  return user;
}

test('what was typed survives a reload', async () => {
  await typeAndLeave('De verificat talonul');

  renderForm(<Note />);

  expect(note()).toHaveValue('De verificat talonul');
});

test('a personal number does not stay on the device', async () => {
  const { user } = renderForm(<Note />);
  await user.type(screen.getByRole('textbox', { name: 'CNP' }), '1630615123457');
  await user.type(note(), 'x');

  expect(localStorage.getItem(key)).toContain('"body":"x"');
  expect(localStorage.getItem(key)).not.toContain('1630615123457');
});

test('a sent form leaves no draft behind', async () => {
  const { user } = renderForm(<Note />);
  await user.type(note(), 'De verificat talonul');
  expect(localStorage.getItem(key)).not.toBeNull();

  await user.click(screen.getByRole('button', { name: 'Adaugă' }));

  await waitFor(() => expect(localStorage.getItem(key)).toBeNull());
});

test('a second note after the first leaves no draft behind either', async () => {
  const { user } = renderForm(<Note emptyOnceSent />);
  for (const text of ['Prima notă', 'A doua notă']) {
    await user.type(note(), text);
    expect(localStorage.getItem(key)).toContain(text);
    await user.click(screen.getByRole('button', { name: 'Adaugă' }));
    await waitFor(() => expect(note()).toHaveValue(''));
    expect(localStorage.getItem(key)).toBeNull();
  }
});

test('a form that is left while it is being sent leaves no draft behind either', async () => {
  const sent = Promise.withResolvers<void>();
  const { user, unmount } = renderForm(<Note onSubmit={() => sent.promise} />);
  await user.type(note(), 'De verificat talonul');
  await user.click(screen.getByRole('button', { name: 'Adaugă' }));
  unmount();
  expect(localStorage.getItem(key)).toContain('De verificat talonul');

  sent.resolve();
  await waitFor(() => expect(localStorage.getItem(key)).toBeNull());
});

test('text that was typed and taken back is no draft', async () => {
  const { user } = renderForm(<Note />);
  await user.type(note(), 'ab{Backspace}{Backspace}');

  expect(localStorage.getItem(key)).toBeNull();
});

test('a form that could not be sent keeps its draft', async () => {
  const { user } = renderForm(<Note onSubmit={() => Promise.reject(new Error('offline'))} />);
  await user.type(note(), 'De verificat talonul');

  await user.click(screen.getByRole('button', { name: 'Adaugă' }));

  await screen.findByText('Nu s-a trimis.');
  expect(localStorage.getItem(key)).toContain('De verificat talonul');
});

test('a draft of another version is not put into a form that has changed', async () => {
  await typeAndLeave('vechi');

  renderForm(<Note version={2} />);

  expect(note()).toHaveValue('');
});

test('a damaged draft harms nobody', () => {
  localStorage.setItem(key, '{"version":');

  renderForm(<Note />);

  expect(note()).toHaveValue('');
});

test('a restored draft can be given up', async () => {
  await typeAndLeave('vechi');
  const { user } = renderForm(<Note />);

  await user.click(await screen.findByRole('button', { name: 'Renunță la ciornă' }));

  expect(note()).toHaveValue('');
  expect(localStorage.getItem(key)).toBeNull();
});
