import { Button } from '@dosar/design-system';
import { screen, waitFor } from '@testing-library/react';
import * as z from 'zod/mini';
import { expect, test, vi } from 'vitest';
import { FormTextField } from './form-text-field.tsx';
import { Form } from './form.tsx';
import { MeanwhileBanner } from './meanwhile-banner.tsx';
import { renderForm } from './testing/render-form.tsx';
import { useVersionedSubmit } from './use-versioned-submit.ts';
import { useZodForm } from './use-zod-form.ts';

type Partner = { name: string; city: string; note: string; version: number };

const schema = z.object({ name: z.string(), city: z.string() });
const answersOf = ({ name, city }: Partner) => ({ name, city });

/** A record on a server that refuses whoever has not read its present version. */
function aPartnerOnServer(change: Partial<Partner>) {
  const read: Partner = { name: 'Service Nord', city: 'Cluj', note: '', version: 1 };
  let present: Partner = { ...read, ...change, version: 2 };
  return {
    read,
    present: () => present,
    send: vi.fn((answers: Pick<Partner, 'name' | 'city'>, base: Partner) => {
      if (base.version !== present.version) return Promise.reject(new Error('stale'));
      present = { ...present, ...answers, version: present.version + 1 };
      return Promise.resolve(present);
    }),
    readAgain: () => Promise.resolve(present),
  };
}

function PartnerForm({ server }: { server: ReturnType<typeof aPartnerOnServer> }) {
  const form = useZodForm({ schema, defaultValues: answersOf(server.read) });
  const { submit, changes } = useVersionedSubmit({
    form,
    stored: server.read,
    answersOf,
    send: server.send,
    readAgain: server.readAgain,
    isStale: (failure) => failure instanceof Error && failure.message === 'stale',
  });
  return (
    <Form form={form} onSubmit={async (answers) => void (await submit(answers))}>
      <MeanwhileBanner changes={changes} labels={{ name: 'Nume', city: 'Localitate' }} />
      <FormTextField name="name" label="Nume" />
      <FormTextField name="city" label="Localitate" />
      <Button type="submit">Salvează</Button>
    </Form>
  );
}

const field = (name: string) => screen.getByRole('textbox', { name });

async function typeName(server: ReturnType<typeof aPartnerOnServer>) {
  const { user } = renderForm(<PartnerForm server={server} />);
  const save = () => user.click(screen.getByRole('button', { name: 'Salvează' }));
  await user.type(field('Nume'), ' SRL');
  return { save };
}

test('a change elsewhere of the same field keeps what was typed, tells both, and is replaced knowingly', async () => {
  const server = aPartnerOnServer({ name: 'Nord Auto' });
  const { save } = await typeName(server);
  await save();

  expect(await screen.findByRole('status')).toHaveTextContent(
    'Nume este acum „Nord Auto”; dumneavoastră ați scris „Service Nord SRL”.',
  );
  expect(field('Nume')).toHaveValue('Service Nord SRL');
  expect(server.present().name).toBe('Nord Auto');

  await save();
  await waitFor(() => expect(server.present().name).toBe('Service Nord SRL'));
  expect(screen.queryByRole('status')).toBeNull();
});

test('a field that nobody touched here takes the value from elsewhere and says so', async () => {
  const server = aPartnerOnServer({ city: 'Turda' });
  const { save } = await typeName(server);
  await save();

  expect(await screen.findByRole('status')).toHaveTextContent('Localitate este acum „Turda”.');
  expect(field('Localitate')).toHaveValue('Turda');
  expect(field('Nume')).toHaveValue('Service Nord SRL');

  await save();
  await waitFor(() => expect(server.present()).toMatchObject({ name: 'Service Nord SRL', city: 'Turda' }));
});

test('a change elsewhere that the form does not show is merged without a word', async () => {
  const server = aPartnerOnServer({ note: 'sunat ieri' });
  const { save } = await typeName(server);
  await save();

  await waitFor(() =>
    expect(server.present()).toMatchObject({ name: 'Service Nord SRL', note: 'sunat ieri' }),
  );
  expect(screen.queryByRole('status')).toBeNull();
  expect(server.send).toHaveBeenCalledTimes(2);
});
