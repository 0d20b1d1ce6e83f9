import { generateOneTimePassword, verifyOneTimePassword } from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import { aCodeAnswer, aCodeSending, aProfile, inFeature } from '@dosar/testing/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay } from 'msw';
import { expect, userEvent, within } from 'storybook/test';
import { OneTimePasswordPage } from './one-time-password-page.tsx';

const sent = mock(generateOneTimePassword, { status: 200, body: aCodeSending() });
const inAQuarter = new Date(Date.parse(aCodeSending().system_time) + 15 * 60_000).toISOString();
const blocked = mock(generateOneTimePassword, {
  status: 200,
  body: aCodeSending({ code_generated: false, expire_time: null, block_until: inAQuarter }),
});

const otilia = aProfile({ kind: 'pre_auth', username: 'otilia.popa' });

export default {
  title: 'Account/One-time password',
  component: OneTimePasswordPage,
  // A session for each story: what one has asked for, and may get late, is nothing to the next.
  decorators: [(Story, { id }) => inFeature({ profile: otilia, sid: id })(Story)],
  parameters: { network: [sent] },
} satisfies Meta<typeof OneTimePasswordPage>;

type Story = StoryObj<typeof OneTimePasswordPage>;

const send: Story['play'] = async ({ canvasElement }) => {
  const page = within(canvasElement);
  await userEvent.type(await page.findByRole('textbox'), '12345678');
  await userEvent.click(page.getByRole('button', { name: /^conf/i }));
};

export const Sent: Story = {};

export const Asking: Story = {
  parameters: {
    network: [
      mock(generateOneTimePassword, async () => {
        await delay('infinite');
        return problem(503, 'overloaded');
      }),
    ],
  },
};

export const Expired: Story = {
  parameters: {
    network: [
      mock(generateOneTimePassword, {
        status: 200,
        body: aCodeSending({ expire_time: aCodeSending().system_time }),
      }),
    ],
  },
};

export const Wrong: Story = {
  parameters: {
    network: [sent, mock(verifyOneTimePassword, { status: 200, body: aCodeAnswer() })],
  },
  play: async (context) => {
    await send(context);
    await expect(await within(context.canvasElement).findByRole('alert')).toBeVisible();
  },
};

export const NotANumber: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(await page.findByRole('textbox'), '12a4');
    await userEvent.click(page.getByRole('button', { name: /^conf/i }));
    await expect(page.getByRole('textbox')).toBeInvalid();
  },
};

export const Blocked: Story = { parameters: { network: [blocked] } };

export const UserBlocked: Story = {
  parameters: {
    network: [
      sent,
      mock(verifyOneTimePassword, {
        status: 200,
        body: aCodeAnswer({ is_blocked: true, block_until: inAQuarter }),
      }),
    ],
  },
  play: async (context) => {
    await send(context);
    await expect(await within(context.canvasElement).findByRole('alert')).toBeVisible();
  },
};

export const NotSent: Story = {
  parameters: { network: [mock(generateOneTimePassword, problem(429, 'rate_limited'))] },
};
