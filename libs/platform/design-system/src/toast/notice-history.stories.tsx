import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { NoticeHistory } from './notice-history.tsx';
import { dismissAllNotices, notify } from './notify.ts';
import { forgetNotices } from './past-notices.ts';

const meta: Meta<typeof NoticeHistory> = {
  title: 'Design system/Notice history',
  component: NoticeHistory,
  args: { open: true, onClose: fn() },
  decorators: [(Story) => <div style={{ minHeight: '30rem' }}>{Story()}</div>],
  beforeEach: () => {
    forgetNotices();
    return forgetNotices;
  },
};
export default meta;

type Story = StoryObj<typeof NoticeHistory>;

function tellEveryKind() {
  notify.snack('Dosarul a fost preluat de altcineva.');
  notify.success('Parola schimbata cu succes!');
  notify.warning('Vechea parola nu e corecta.');
  notify.error({ type: 'internal_error', errorId: '01JD3X8K2M', message: 'Salvarea nu a reușit.' });
  dismissAllNotices();
}

export const Empty: Story = {};

export const EveryKind: Story = {
  beforeEach: tellEveryKind,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const [latest] = await page.findAllByRole('listitem');
    await expect(latest).toHaveTextContent('Salvarea nu a reușit.');
    await userEvent.click(page.getByRole('button', { name: /Detalii|Details/ }));
    await expect(await page.findByText('01JD3X8K2M')).toBeVisible();
    // What was open before lies behind, dimmed like the page.
    const { left, top } = latest!.getBoundingClientRect();
    const onTop = canvasElement.ownerDocument.elementFromPoint(left + 1, top + 1);
    await expect(latest?.contains(onTop)).toBe(false);
  },
};
