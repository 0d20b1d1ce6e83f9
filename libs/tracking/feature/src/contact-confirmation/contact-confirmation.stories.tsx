import { confirmContact } from '@dosar/api-client/client';
import { mock, problem } from '@dosar/api-client/testing';
import '@dosar/design-system/public.css';
import { aContactConfirmation } from '@dosar/testing/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ContactConfirmation } from './contact-confirmation.tsx';

const { branding } = aContactConfirmation().organisation;
const confirmed = aContactConfirmation({ branding: { ...branding, material_color: 'indigo-600' } });

const meta: Meta<typeof ContactConfirmation> = {
  title: 'Tracking/Contact confirmation',
  component: ContactConfirmation,
  parameters: { layout: 'fullscreen', looks: { audience: 'public' } },
  args: { confirmationKey: 'demo-contact-key-00000001' },
};

export default meta;

type Story = StoryObj<typeof ContactConfirmation>;

const confirms: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: /^(Da, îmi aparține|Yes, it is mine)$/ }));
};

export const Asked: Story = {};

export const Confirmed: Story = {
  parameters: { network: [mock(confirmContact, { status: 200, body: confirmed })] },
  play: async (context) => {
    const { canvas } = context;
    await confirms(context);
    await canvas.findByText('Asigurarea Demo', {}, { timeout: 3000 });
  },
};

export const UnknownKey: Story = {
  parameters: { network: [mock(confirmContact, problem(404, 'not_found'))] },
  play: confirms,
};

export const Unreachable: Story = {
  parameters: { network: [mock(confirmContact, problem(503, 'database_unavailable'))] },
  play: confirms,
};
