import { browseSettingChanges, getBranding, restoreSettingChange } from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import { aProfile, aSettingChange, inFeature, people, someBranding } from '@dosar/testing/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { area } from '../area.tsx';
import { BrandingPage } from '../branding/branding-page.tsx';
import { SettingsFrame } from './settings-frame.tsx';

const changes = [
  aSettingChange(),
  aSettingChange({
    change_id: '0190a5b0-2222-7000-8000-000000000002',
    fields: [
      { field: 'short_name', before: 'Carpați', after: 'Carpați Asigurări' },
      { field: 'material_color', before: 'teal-700', after: 'indigo-600' },
    ],
    changed_by_name: 'Maria Stan',
    on_behalf_of_name: 'Călin Dobre',
    can_restore: false,
  }),
];
const history = (items = changes) =>
  mock(browseSettingChanges, { status: 200, body: { items, next_cursor: null } });
const at = (address: string) => [
  inFeature({
    profile: aProfile({}, people.calin),
    at: address,
    path: '/config',
    parts: [
      { index: true, element: null },
      { path: 'branding', element: <BrandingPage /> },
    ],
    contributions: area.contributions ?? [],
  }),
];

export default {
  title: 'Config/Settings frame',
  component: SettingsFrame,
  parameters: { network: [mock(getBranding, { status: 200, body: someBranding() }), history()] },
} satisfies Meta<typeof SettingsFrame>;

type Story = StoryObj<typeof SettingsFrame>;

export const Page: Story = { decorators: at('/config/branding') };

export const OnAPhone: Story = {
  decorators: at('/config/branding'),
  globals: { viewport: { value: 'phone', isRotated: false } },
};

export const AllPages: Story = { decorators: at('/config') };

export const Searching: Story = {
  decorators: at('/config'),
  play: async ({ canvasElement }) => {
    const [field] = await within(canvasElement).findAllByRole('combobox');
    await userEvent.type(field!, 'col');
    await within(canvasElement.ownerDocument.body).findAllByRole('option');
  },
};

export const NothingChangedYet: Story = {
  decorators: at('/config/branding'),
  parameters: { network: [mock(getBranding, { status: 200, body: someBranding() }), history([])] },
};

export const HistoryNotReadable: Story = {
  decorators: at('/config/branding'),
  parameters: {
    network: [
      mock(getBranding, { status: 200, body: someBranding() }),
      mock(browseSettingChanges, problem(503, 'database_unavailable')),
    ],
  },
};

export const ChangedLater: Story = {
  decorators: at('/config/branding'),
  parameters: {
    network: [
      mock(getBranding, { status: 200, body: someBranding() }),
      history(),
      mock(
        restoreSettingChange,
        problem(409, 'setting_changed_later', {
          context: {
            fields: ['sidebar'],
            changed_at: '2026-03-05T08:15:00Z',
            changed_by_name: 'Ana Ionescu',
          },
        }),
      ),
    ],
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const open = page.queryByRole('button', { name: /^(History|Istoric)$/ });
    if (open) await userEvent.click(open);
    await userEvent.click(
      await page.findByRole('button', {
        name: /^(Go back to the value before|Revino la valoarea dinainte)$/,
      }),
    );
    await userEvent.click(await page.findByRole('button', { name: /^(Go back|Revino)$/ }));
    await expect(await page.findByText(/Ana Ionescu/)).toBeVisible();
  },
};
