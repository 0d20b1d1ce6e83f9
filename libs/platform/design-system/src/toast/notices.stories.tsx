import { HStack } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { ActionBar } from '../selection/action-bar.tsx';
import { notify } from './notify.ts';

const meta: Meta = {
  title: 'Design system/Notices',
  decorators: [(Story) => <div style={{ minHeight: '30rem' }}>{Story()}</div>],
};
export default meta;

const failure = { type: 'internal_error', errorId: '01JD3X8K2M', message: 'Salvarea nu a reușit.' };

export const Kinds: StoryObj = {
  render: () => (
    <HStack flexWrap="wrap">
      <Button onClick={() => notify.snack('Dosarul a fost preluat de altcineva.')}>Informare</Button>
      <Button onClick={() => notify.success('Parola schimbata cu succes!')}>Succes</Button>
      <Button onClick={() => notify.success('18 dosare predate', { label: 'Anulează', run: fn() })}>
        Cu anulare
      </Button>
      <Button onClick={() => notify.warning('Vechea parola nu e corecta.')}>Avertisment</Button>
      <Button onClick={() => notify.error(failure)}>Eroare</Button>
    </HStack>
  ),
  play: async ({ canvas, canvasElement }) => {
    for (const button of canvas.getAllByRole('button')) await userEvent.click(button);
    const page = within(canvasElement.ownerDocument.body);
    await expect(await page.findByText('18 dosare predate')).toBeVisible();
  },
};

/** On a phone a window has its buttons where notices stand otherwise. */
export const OverAWindow: StoryObj = {
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <Dialog
      open
      title="Predă activitatea"
      onClose={fn()}
      footer={
        <>
          <Button>Renunță</Button>
          <Button variant="primary">Predă</Button>
        </>
      }
    >
      Maria Stan preia dosarul.
    </Dialog>
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const dialog = await page.findByRole('dialog');
    notify.warning('Nu există conexiune cu serverul. Verificați rețeaua și încercați din nou.');
    await expect(await page.findByText(/Nu există conexiune/)).toBeVisible();
    await expectInReach(within(dialog).getAllByRole('button'));
  },
};

/** What a change skipped stays selected: the bar of the selection is there together with the notice. */
export const AboveASelection: StoryObj = {
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <>
      <div style={{ minHeight: '100dvh' }} />
      <ActionBar selected={{ count: 2, offered: 340, selectEverything: fn(), clear: fn() }}>
        <Button icon="person">Alocă</Button>
        <Button icon="schedule">Amână</Button>
      </ActionBar>
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    notify.success('1 activitate modificată, 2 sărite', { label: 'Anulează', run: fn() });
    const page = within(canvasElement.ownerDocument.body);
    await expect(await page.findByText(/2 sărite/)).toBeVisible();
    const bar = within(canvas.getByRole('region', { name: /Selecție|Selection/ }));
    await waitFor(() => expectInReach(bar.getAllByRole('button')));
    // And not because the notice has gone.
    await expect(page.getByText(/2 sărite/)).toBeVisible();
  },
};

/** Nothing lies over the middle of these buttons. */
async function expectInReach(buttons: readonly HTMLElement[]): Promise<void> {
  for (const button of buttons) {
    const { left, top, width, height } = button.getBoundingClientRect();
    const onTop = button.ownerDocument.elementFromPoint(left + width / 2, top + height / 2);
    await expect(button.contains(onTop)).toBe(true);
  }
}

export const DetailsOfAnError: StoryObj = {
  render: () => <Button onClick={() => notify.error(failure)}>Salvează</Button>,
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(canvas.getByRole('button'));
    const [details] = await page.findAllByRole('button', { name: /Detalii|Details/ });
    if (details) await userEvent.click(details);
    await expect(await page.findByRole('dialog')).toHaveTextContent('01JD3X8K2M');
  },
};

/** Whoever goes back to work from a notice stays where they have gone. */
export const FocusStaysWithTheWork: StoryObj = {
  render: () => (
    <HStack>
      <Button onClick={() => notify.error(failure)}>Salvează</Button>
      <input aria-label="Observații" />
    </HStack>
  ),
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(canvas.getByRole('button'));
    const [details] = await page.findAllByRole('button', { name: /Detalii|Details/ });
    details?.focus();
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.keyboard('abc');
    await expect(canvas.getByRole('textbox')).toHaveValue('abc');
  },
};
