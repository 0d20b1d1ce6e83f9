import { appToken, getMyBrowser } from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import { aBrowserConfig, demoAccounts, inFeature } from '@dosar/testing/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay } from 'msw';
import { expect, userEvent, within } from 'storybook/test';
import { LoginPage } from './login-page.tsx';

const browser = mock(getMyBrowser, { status: 200, body: aBrowserConfig() });
const development = mock(getMyBrowser, {
  status: 200,
  body: aBrowserConfig({ app_env: 'Development', demo_accounts: demoAccounts() }),
});

export default {
  title: 'Account/Login',
  component: LoginPage,
  decorators: [inFeature({ profile: null })],
  parameters: { network: [browser] },
} satisfies Meta<typeof LoginPage>;

type Story = StoryObj<typeof LoginPage>;

const submit: Story['play'] = async ({ canvasElement }) => {
  const form = within(canvasElement);
  const [username, password] = await form.findAllByLabelText(/^(user|nume|pass|parol)/i, {
    selector: 'input',
  });
  if (!username || !password) throw new Error('The form has two fields');
  await userEvent.type(username, 'ana.ionescu');
  await userEvent.type(password, 'Claims-2026-ok!');
  await userEvent.click(form.getByRole('button', { name: /^(sign in|autentificare)$/i }));
};

export const Empty: Story = {};

export const InDevelopment: Story = { parameters: { network: [development] } };

export const Submitting: Story = {
  parameters: {
    network: [
      browser,
      mock(appToken, async () => {
        await delay('infinite');
        return problem(503, 'overloaded');
      }),
    ],
  },
  play: async (context) => {
    await submit(context);
    await expect(await within(context.canvasElement).findByRole('progressbar')).toBeVisible();
  },
};

export const Refused: Story = {
  parameters: { network: [browser, mock(appToken, problem(400, 'invalid_credentials'))] },
  play: async (context) => {
    await submit(context);
    await expect(await within(context.canvasElement).findByRole('alert')).toBeVisible();
  },
};

export const Locked: Story = {
  parameters: { network: [browser, mock(appToken, problem(403, 'account_locked'))] },
  play: async (context) => {
    await submit(context);
    await expect(await within(context.canvasElement).findByRole('alert')).toBeVisible();
  },
};
