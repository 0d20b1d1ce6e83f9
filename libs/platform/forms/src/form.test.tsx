import { Button } from '@dosar/design-system';
import { screen, waitFor, within } from '@testing-library/react';
import * as z from 'zod/mini';
import { expect, test, vi } from 'vitest';
import { dateAnswer, phoneAnswer, requiredChoice, requiredText } from './answers.ts';
import { FormDateField } from './form-date-field.tsx';
import { FormRadioGroupField } from './form-radio-group-field.tsx';
import { FormSelectField } from './form-select-field.tsx';
import { FormTextField } from './form-text-field.tsx';
import { Form, type FormProps } from './form.tsx';
import { reasonTexts } from './messages.ts';
import { inProduct, renderForm } from './testing/render-form.tsx';
import { useZodForm } from './use-zod-form.ts';
import { plateWarning } from './warnings.ts';

const schema = z.object({
  role: requiredChoice(['owner', 'driver']),
  name: requiredText({ max: 80 }),
  contact: z.object({ phone: phoneAnswer }),
  day: dateAnswer,
  plate: z.string(),
});
type Answers = z.output<typeof schema>;
const roles = [
  { value: 'owner', label: 'Proprietarul' },
  { value: 'driver', label: 'Șoferul' },
];

type NotificationProps = Partial<
  Pick<
    FormProps<Answers, Answers>,
    'onSubmit' | 'problemText' | 'fieldOf' | 'reasons' | 'refused' | 'blockers'
  >
>;

function Notification({ onSubmit = vi.fn(), ...rest }: NotificationProps) {
  const form = useZodForm({
    schema,
    defaultValues: { name: '', contact: { phone: '' }, day: '', plate: '' },
  });
  return (
    <Form form={form} onSubmit={onSubmit} {...rest}>
      <FormRadioGroupField name="role" label="Cine anunță" choices={roles} />
      <FormTextField name="name" label="Nume" />
      <FormTextField name="contact.phone" label="Telefon" />
      <FormDateField name="day" label="Ziua" />
      <FormTextField name="plate" label="Plăcuța" tidy={(text) => text.toUpperCase()} warn={plateWarning} />
      <Button type="submit">Trimite</Button>
    </Form>
  );
}

const field = (name: string) => screen.getByRole('textbox', { name });
const send = () => screen.getByRole('button', { name: 'Trimite' });

test('a form with mistakes is not sent: the summary takes the focus and leads to the fields, in their order', async () => {
  const onSubmit = vi.fn();
  const { user } = renderForm(<Notification onSubmit={onSubmit} />);
  await user.type(field('Telefon'), '12');

  await user.click(send());

  const summary = await screen.findByRole('alert');
  expect(summary).toHaveFocus();
  expect(
    within(summary)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual([
    'Cine anunță: Alegeți o variantă.',
    'Nume: Completați acest câmp.',
    expect.stringContaining('Telefon: Scrieți un număr de telefon'),
  ]);
  expect(onSubmit).not.toHaveBeenCalled();

  await user.click(within(summary).getByRole('link', { name: /^Nume/ }));
  expect(field('Nume')).toHaveFocus();
  expect(field('Nume')).toHaveAccessibleDescription('Completați acest câmp.');

  await user.click(within(summary).getByRole('link', { name: /^Cine anunță/ }));
  expect(screen.getByRole('radio', { name: 'Proprietarul' })).toHaveFocus();
});

test('nothing is said while somebody types for the first time', async () => {
  const { user } = renderForm(<Notification />);

  await user.type(field('Telefon'), '12');
  await user.tab();

  expect(field('Telefon')).not.toHaveAttribute('aria-invalid');
});

test('a corrected field loses its message at once, the summary stays as it was at that attempt', async () => {
  const { user } = renderForm(<Notification />);
  await user.click(send());
  await screen.findByRole('alert');

  await user.type(field('Nume'), 'Ana');

  await waitFor(() => expect(field('Nume')).not.toHaveAttribute('aria-invalid'));
  expect(screen.getByRole('link', { name: 'Nume: Completați acest câmp.' })).toBeVisible();
});

test('a form may have better words than the common ones', async () => {
  const { user } = renderForm(<Notification reasons={{ required: reasonTexts.invalid_format }} />);

  await user.click(send());

  expect(await screen.findByRole('link', { name: 'Nu are forma așteptată.' })).toBeVisible();
});

async function fillIn(user: ReturnType<typeof renderForm>['user']) {
  await user.click(screen.getByRole('radio', { name: 'Șoferul' }));
  await user.type(field('Nume'), ' Ana Ionescu ');
  await user.type(field('Telefon'), '0722 123 456');
  await user.type(field('Ziua'), '5.3.2026');
}

test('the answers are sent as the schema reads them', async () => {
  const onSubmit = vi.fn();
  const { user } = renderForm(<Notification onSubmit={onSubmit} />);
  await fillIn(user);
  await user.type(field('Plăcuța'), 'cj12abc');

  await user.click(send());

  await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
  expect(onSubmit).toHaveBeenCalledWith({
    role: 'driver',
    name: 'Ana Ionescu',
    contact: { phone: '0722 123 456' },
    day: '2026-03-05',
    plate: 'CJ12ABC',
  });
});

test('what the server refuses stands at its field and in the summary, in our words where we have them', async () => {
  const refusal = Object.assign(new Error('422'), {
    fields: [
      { field: 'phone', code: 'phone_invalid', message: 'not dialable' },
      { field: 'name', code: 'blocked_name', message: 'Nume refuzat.' },
    ],
  });
  const fieldOf = (name: string) => (name === 'phone' ? 'contact.phone' : name);
  const { user } = renderForm(<Notification onSubmit={() => Promise.reject(refusal)} fieldOf={fieldOf} />);
  await fillIn(user);

  await user.click(send());

  const summary = await screen.findByRole('alert');
  expect(summary).toHaveFocus();
  expect(field('Nume')).toHaveAccessibleDescription('Nume refuzat.');
  expect(field('Telefon')).toHaveAccessibleDescription(/Scrieți un număr de telefon/);
});

test('a failure about no field is told above the form, and the answers stay', async () => {
  const { user } = renderForm(
    <Notification
      onSubmit={() => Promise.reject(new Error('503'))}
      problemText={() => 'Încercați peste un minut.'}
    />,
  );
  await fillIn(user);

  await user.click(send());

  expect(await screen.findByRole('alert')).toHaveTextContent('Încercați peste un minut.');
  expect(field('Nume')).toHaveValue(' Ana Ionescu ');
});

test('an unusual plate warns once the field is left, and does not keep the form from being sent', async () => {
  const onSubmit = vi.fn();
  const { user } = renderForm(<Notification onSubmit={onSubmit} />);
  await fillIn(user);

  await user.type(field('Plăcuța'), 'cj 12 qqq');
  await user.tab();
  expect(field('Plăcuța')).toHaveValue('CJ 12 QQQ');
  expect(field('Plăcuța')).toHaveAccessibleDescription(
    'Format neuzual. Verificați numărul, apoi continuați.',
  );

  await user.click(send());
  await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
});

test('what was refused on another page is told when this one opens, with words of its own or general ones', async () => {
  const refused = [
    { name: 'day', reason: '' },
    { name: 'name', reason: 'max_length {"max":80}' },
  ];
  renderForm(<Notification refused={refused} />);

  const summary = await screen.findByRole('alert');
  expect(summary).toHaveFocus();
  expect(
    within(summary)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Nume: Cel mult 80 de caractere.', 'Ziua: Verificați acest răspuns.']);
  expect(field('Nume')).toHaveAccessibleDescription('Cel mult 80 de caractere.');
});

test('what else is missing keeps the form from being sent, in the same summary as its answers', async () => {
  const onSubmit = vi.fn();
  const blockers = [{ name: 'photos', reason: 'Așteptați fotografiile.' }];
  const { user } = renderForm(<Notification onSubmit={onSubmit} blockers={blockers} />);
  await fillIn(user);

  await user.click(send());

  expect(await screen.findByRole('link', { name: 'Așteptați fotografiile.' })).toBeVisible();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a form that is pressed twice is sent once', async () => {
  const onSubmit = vi.fn(() => new Promise<void>(() => undefined));
  const { user } = renderForm(<Notification onSubmit={onSubmit} />);
  await fillIn(user);

  await user.dblClick(send());

  await waitFor(() => expect(onSubmit).toHaveBeenCalled());
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('an unusual plate that stood there before is questioned at once, a half-typed one is not', async () => {
  const { user } = renderForm(<Plates />);
  expect(field('Plăcuța')).toHaveAccessibleDescription(/Format neuzual/);

  await user.type(field('Plăcuța'), '1');
  expect(field('Plăcuța')).not.toHaveAccessibleDescription();
});

function Plates() {
  const form = useZodForm({ schema: z.object({ plate: z.string() }), defaultValues: { plate: 'CJ 12 QQQ' } });
  return (
    <Form form={form} onSubmit={vi.fn()}>
      <FormTextField name="plate" label="Plăcuța" warn={plateWarning} />
    </Form>
  );
}

test('a choice that arrives after the answer is shown as chosen', () => {
  const { rerender } = renderForm(<Colors choices={[]} />);
  rerender(inProduct(<Colors choices={[{ value: 'blue', label: 'Albastru' }]} />));
  expect(screen.getByRole('combobox', { name: 'Culoare' })).toHaveValue('blue');
});

function Colors({ choices }: { choices: { value: string; label: string }[] }) {
  const form = useZodForm({ schema: z.object({ color: z.string() }), defaultValues: { color: 'blue' } });
  return (
    <Form form={form} onSubmit={vi.fn()}>
      <FormSelectField name="color" label="Culoare" choices={choices} />
    </Form>
  );
}
