import type { DemoPart } from '../demo-part.ts';
import { keyHash } from '../demo-random.ts';
import { pinned } from '../pinned-keys.ts';

/** The newest claimant has not confirmed the e-mail address yet. */
export const demoPart: DemoPart = {
  name: 'tracking',
  after: ['claims'],
  invent({ orgCode, rows, moments }) {
    if (orgCode !== 'demo') return;
    const channel = rows.contact_channel.findLast(({ kind }) => kind === 'email');
    if (!channel) throw new Error('The demo world has no contact channel.');
    channel.confirmed_at = null;
    channel.confirm_key_hash = keyHash(pinned.contactKey);
    channel.confirm_key_expires_at = moments.hoursAfter(moments.now, 365 * 24);
  },
};
