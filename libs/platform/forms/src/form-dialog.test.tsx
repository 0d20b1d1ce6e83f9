import { Button } from '@dosar/design-system';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { requiredText } from './answers.ts';
import { FormDialog } from './form-dialog.tsx';
import { FormTextAreaField } from './form-text-area-field.tsx';
import { Form } from './form.tsx';
import { renderForm } from './testing/render-form.tsx';
import { useZodForm } from './use-zod-form.ts';

const schema = z.object({ reason: requiredText({ max: 1000 }) });

function Closing({ close, saveFile }: { close: (reason: string) => Promise<void>; saveFile?: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const form = useZodForm({ schema, defaultValues: { reason: '' } });
  const file = useZodForm({ schema: z.object({}), defaultValues: {} });
  return (
    <Form form={file} onSubmit={saveFile ?? vi.fn()}>
      <Button onClick={() => setIsOpen(true)}>Închide dosarul</Button>
      <FormDialog
        form={form}
        open={isOpen}
        title="De ce se închide?"
        submitLabel="Închide definitiv"
        oneField
        emptyOnceSent
        onClose={() => setIsOpen(false)}
        onSubmit={async ({ reason }) => {
          await close(reason);
          setIsOpen(false);
        }}
        problemText={() => 'Nu s-a închis.'}
      >
        <FormTextAreaField name="reason" label="Motivul" />
      </FormDialog>
    </Form>
  );
}

async function open(close: (reason: string) => Promise<void>, saveFile?: () => void) {
  const { user } = renderForm(<Closing close={close} {...(saveFile && { saveFile })} />);
  await user.click(screen.getByRole('button', { name: 'Închide dosarul' }));
  await screen.findByRole('dialog', { name: 'De ce se închide?' });
  return { user, send: () => user.click(screen.getByRole('button', { name: 'Închide definitiv' })) };
}

const reason = () => screen.getByRole('textbox', { name: 'Motivul' });

test('a dialog without its only answer stays open and leads to the field', async () => {
  const close = vi.fn(async () => undefined);
  const { send } = await open(close);

  await send();

  await waitFor(() => expect(reason()).toHaveFocus());
  expect(reason()).toHaveAccessibleDescription('Completați acest câmp.');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(close).not.toHaveBeenCalled();
});

test('a dialog closes once it is sent, is empty the next time, and sends nothing of the form behind it', async () => {
  const close = vi.fn(async () => undefined);
  const saveFile = vi.fn();
  const { user, send } = await open(close, saveFile);
  await user.type(reason(), 'Dublură');

  await send();

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(close).toHaveBeenCalledExactlyOnceWith('Dublură');
  expect(saveFile).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Închide dosarul' }));
  expect(await screen.findByRole('textbox', { name: 'Motivul' })).toHaveValue('');
});

test('what could not be sent stays in the dialog with the reason', async () => {
  const { user, send } = await open(() => Promise.reject(new Error('503')));
  await user.type(reason(), 'Dublură');

  await send();

  expect(await screen.findByText('Nu s-a închis.')).toBeVisible();
  expect(reason()).toHaveValue('Dublură');
});
