import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageFrame } from '@dosar/design-system/public';
import '@dosar/design-system/public.css';
import { hoursAgo } from '@dosar/testing/samples';
import { BlockedNotice } from './blocked-notice.tsx';

const meta: Meta<typeof BlockedNotice> = {
  title: 'Tracking/Blocked',
  component: BlockedNotice,
  parameters: { layout: 'fullscreen' },
  args: { reason: 'blocked', blockUntil: null, tryAgain: () => undefined },
  decorators: [
    (Story) => (
      <PageFrame owner={{ name: 'Asigurarea Demo' }}>
        <section className="dosar-card">{Story()}</section>
      </PageFrame>
    ),
  ],
};

export default meta;

type Story = StoryObj<typeof BlockedNotice>;

export const TooManyTries: Story = { args: { reason: 'tooManyTries' } };

export const OverAgain: Story = { args: { blockUntil: hoursAgo(1) } };
