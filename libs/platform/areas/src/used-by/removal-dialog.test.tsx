import type { Schema } from '@dosar/openapi';
import { DesignSystemProvider } from '@dosar/design-system';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router';
import { texts } from 'virtual:dosar/test-messages';
import { expect, test, vi } from 'vitest';
import { RemovalDialog } from './removal-dialog.tsx';

const use = (effect: Schema<'SettingUse'>['effect'], count = 3): Schema<'SettingUse'> => ({
  use: effect,
  name: 'Dosare deschise',
  count,
  effect,
  examples: [{ label: 'DM26R1000', address: '/workflow/getById/DM26R1000/1' }],
});

/** The dialog for a thing with some uses. */
async function show(uses: Schema<'SettingUse'>[], targets = [{ id: 'other', label: 'Turda' }]) {
  const onConfirm = vi.fn<(moveTo: string | null) => void>();
  const user = userEvent.setup();
  render(
    <IntlProvider locale="ro" messages={texts.ro} timeZone="Europe/Bucharest">
      <MemoryRouter>
        <DesignSystemProvider>
          <RemovalDialog
            title="Închideți Dej?"
            confirmLabel="Închide agenția"
            usage={{ data: { uses, targets }, isError: false, refetch: async () => undefined }}
            loading={false}
            onConfirm={onConfirm}
            onCancel={() => {}}
          />
        </DesignSystemProvider>
      </MemoryRouter>
    </IntlProvider>,
  );
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Închideți Dej?' }));
  return {
    user,
    dialog,
    onConfirm,
    confirm: () => user.click(dialog.getByRole('button', { name: 'Închide agenția' })),
  };
}

test('M3 a use that stays is named with a way to it, and moves nowhere', async () => {
  const { dialog, onConfirm, confirm } = await show([use('stays')]);
  expect(dialog.getByText('Dosare deschise: 3')).toBeVisible();
  expect(dialog.getByRole('link', { name: 'DM26R1000' })).toHaveAttribute(
    'href',
    '/workflow/getById/DM26R1000/1',
  );
  expect(dialog.getByText(', încă 2')).toBeVisible();
  expect(dialog.queryByRole('combobox')).toBeNull();
  await confirm();
  expect(onConfirm).toHaveBeenCalledWith(null);
});

test('M3 a use that may move goes along only where somebody says so', async () => {
  const { user, dialog, onConfirm, confirm } = await show([use('may_move')]);
  await confirm();
  expect(onConfirm).toHaveBeenLastCalledWith(null);
  await user.type(dialog.getByRole('combobox', { name: /^Mută la/ }), 'Tur');
  await user.click(await screen.findByRole('option', { name: 'Turda' }));
  await confirm();
  expect(onConfirm).toHaveBeenLastCalledWith('other');
});

test('M3 a use that has to move asks where, before anything is removed', async () => {
  const { dialog, onConfirm, confirm } = await show([use('moves'), use('stays')]);
  await confirm();
  expect(await dialog.findByText('Alegeți unde se mută.')).toBeVisible();
  expect(onConfirm).not.toHaveBeenCalled();
});

test('M3 a use that blocks keeps the thing, whatever else could move', async () => {
  const { dialog } = await show([use('blocks'), use('moves')]);
  expect(dialog.getByText('Nu poate fi scos până nu se rezolvă acestea.')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Închide agenția' })).toBeDisabled();
  expect(dialog.queryByRole('combobox')).toBeNull();
});
