import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { TextField } from '../field/text-field.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog, SidePanel } from './dialog.tsx';
import { ErrorDialog } from './error-dialog.tsx';
import { ForceRefreshDialog } from './force-refresh-dialog.tsx';

const meta: Meta = {
  title: 'Design system/Dialogs',
  decorators: [(Story) => <div style={{ minHeight: '30rem' }}>{Story()}</div>],
};
export default meta;

/** Where the first line of its text stands. */
function lineOf(element: HTMLElement): DOMRect {
  const text = document.createRange();
  text.selectNodeContents(element);
  return text.getBoundingClientRect();
}

function OpenedByButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Predă dosarul</Button>
      <Dialog
        open={open}
        title="Predați dosarul DM26R0000001"
        onClose={() => setOpen(false)}
        footer={<Button variant="primary">Predă</Button>}
      >
        <TextField label="Motivul" />
      </Dialog>
    </>
  );
}

export const GivesTheFocusBack: StoryObj = {
  render: () => <OpenedByButton />,
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const opener = canvas.getByRole('button');
    await userEvent.click(opener);
    const dialog = await page.findByRole('dialog', { name: /DM26R0000001/ });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const Open: StoryObj = {
  render: () => (
    <Dialog
      open
      title="Predați dosarul"
      onClose={fn()}
      footer={
        <>
          <Button>Renunță</Button>
          <Button variant="primary">Predă dosarul</Button>
        </>
      }
    >
      <TextField label="Motivul" />
    </Dialog>
  ),
};

export const Confirm: StoryObj = {
  render: () => (
    <ConfirmDialog
      open
      danger
      title="Ștergeți fotografia?"
      confirmLabel="Șterge fotografia"
      onConfirm={fn()}
      onCancel={fn()}
    >
      Fotografia dispare definitiv din dosar.
    </ConfirmDialog>
  ),
};

export const Panel: StoryObj = {
  render: () => (
    <SidePanel open title="Detalii" onClose={fn()} footer={<Button variant="primary">Salvează</Button>}>
      Conținutul panoului.
    </SidePanel>
  ),
};

export const UnexpectedError: StoryObj = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    const bottomOf = (text: RegExp) => lineOf(dialog.getByText(text)).bottom;
    await expect(Math.abs(bottomOf(/^(ID eroare|Error id)$/) - bottomOf(/^01JD3X8K2M7Q$/))).toBeLessThan(4);
  },
  render: () => (
    <ErrorDialog
      error={{
        type: 'internal_error',
        errorId: '01JD3X8K2M7Q',
        message: 'Conexiunea cu baza de date a fost întreruptă.',
        stack: 'Error: connection terminated\n    at Client.query (client.ts:10:3)',
      }}
      onClose={fn()}
    />
  ),
};

export const ForceRefresh: StoryObj<{ onClose: () => void }> = {
  args: { onClose: fn() },
  render: ({ onClose }) => (
    <ForceRefreshDialog title="V-ați autentificat altfel într-o altă filă" onClose={onClose}>
      Pagina aceasta aparține autentificării anterioare. Ciornele s-au păstrat.
    </ForceRefreshDialog>
  ),
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await expect(await page.findByRole('alertdialog')).toBeVisible();
    await userEvent.click(page.getByRole('button'));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
