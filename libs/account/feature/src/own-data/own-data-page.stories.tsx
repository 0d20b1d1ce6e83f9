import { getOwnAccount, updateOwnAccount } from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import { anOwnAccount, aProfile, inFeature } from '@dosar/testing/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay } from 'msw';
import { expect, userEvent, within } from 'storybook/test';
import { OwnDataPage } from './own-data-page.tsx';

const account = mock(getOwnAccount, { status: 200, body: anOwnAccount() });

export default {
  title: 'Account/Profile/Own data',
  component: OwnDataPage,
  parameters: { network: [account] },
} satisfies Meta<typeof OwnDataPage>;

const asAna = [inFeature()];

type Story = StoryObj<typeof OwnDataPage>;

/** Types a nickname and sends it. */
const rename: Story['play'] = async ({ canvasElement }) => {
  const page = within(canvasElement);
  await userEvent.type(await page.findByRole('textbox'), ' I.');
  await userEvent.click(page.getByRole('button', { name: /^(Save the nickname|Salvează pseudonimul)$/ }));
};

export const Read: Story = { decorators: asAna };

export const Loading: Story = {
  decorators: asAna,
  parameters: {
    network: [
      mock(getOwnAccount, async () => {
        await delay('infinite');
        return problem(503, 'overloaded');
      }),
    ],
  },
};

export const NotReadable: Story = {
  decorators: asAna,
  parameters: { network: [mock(getOwnAccount, problem(503, 'database_unavailable'))] },
};

export const LittleIsKnown: Story = {
  decorators: asAna,
  parameters: {
    network: [
      mock(getOwnAccount, {
        status: 200,
        body: anOwnAccount({
          email: null,
          phone: null,
          team_name: null,
          manager_full_name: null,
          password_changed_at: null,
        }),
      }),
    ],
  },
};

export const Empty: Story = {
  decorators: asAna,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.clear(await page.findByRole('textbox'));
    await userEvent.click(page.getByRole('button', { name: /^(Save the nickname|Salvează pseudonimul)$/ }));
    await expect(await page.findByRole('alert')).toBeVisible();
  },
};

export const ChangedElsewhere: Story = {
  decorators: asAna,
  parameters: {
    network: [
      // Read twice: the account of another time answers the second reading.
      mock(
        getOwnAccount,
        (() => {
          let readings = 0;
          return () => {
            readings += 1;
            const later = { nickname: 'Anuța', row_version: 4 };
            return { status: 200 as const, body: anOwnAccount(readings > 1 ? later : {}) };
          };
        })(),
      ),
      mock(updateOwnAccount, problem(412, 'stale_row_version')),
    ],
  },
  play: async (context) => {
    await rename(context);
    await expect(await within(context.canvasElement).findByText(/„Anuța”|“Anuța”/)).toBeVisible();
  },
};

export const ServerAway: Story = {
  decorators: asAna,
  parameters: { network: [account, mock(updateOwnAccount, problem(503, 'database_unavailable'))] },
  play: async (context) => {
    await rename(context);
    await expect(await within(context.canvasElement).findByRole('alert')).toBeVisible();
  },
};

export const InSomebodyElsesName: Story = {
  decorators: [
    inFeature({
      profile: aProfile({
        impersonated_by_user_id: aProfile().user_id,
        replaced_user_full_name: 'Radu Marin',
      }),
    }),
  ],
};
