import type { Meta, StoryObj } from '@storybook/react-vite';
import { QrCode } from './qr-code.tsx';

export default { title: 'Figure/QR code', component: QrCode } satisfies Meta<typeof QrCode>;

export const Link: StoryObj<typeof QrCode> = {
  args: {
    value: 'https://dosar.example/workflow/guest/accident_statement/0123456789abcdef0123456789abcdef',
    label: 'Link for driver B',
  },
};
