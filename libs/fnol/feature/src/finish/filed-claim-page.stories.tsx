import { aGuestProfile, aReceipt, inFeature } from '@dosar/testing/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inNotification } from '../testing/in-notification.tsx';
import { FiledClaimPage } from './filed-claim-page.tsx';
import { keepReceipt, type KeptReceipt } from './receipt-store.ts';

const at = '/assignments/claim_notification/guest/demo/done';

function afterFiling(change: Partial<KeptReceipt> = {}) {
  const receipt = aReceipt({ contact_phone: '+40210000100', contact_email: 'daune@example.com' });
  const sentTo = ['0722 123 456', 'stefan@example.com'];
  return () => keepReceipt('demo', { receipt, sentTo, hasEarlierAnswers: false, ...change });
}

export default {
  title: 'Claim notification/Filed',
  component: FiledClaimPage,
  decorators: [inNotification(), inFeature({ profile: aGuestProfile(), at })],
  parameters: { looks: { audience: 'public' } },
  beforeEach: afterFiling(),
} satisfies Meta<typeof FiledClaimPage>;

type Story = StoryObj<typeof FiledClaimPage>;

export const Filed: Story = {};

export const WithEarlierAnswers: Story = { beforeEach: afterFiling({ hasEarlierAnswers: true }) };

export const NoPapersNeeded: Story = {
  beforeEach: afterFiling({ receipt: aReceipt({ documents_needed: [], answer_due_date: null }) }),
};
