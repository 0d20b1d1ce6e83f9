import { defineArea } from '@dosar/areas';
import { timelineKinds } from '@dosar/areas/claims';

/** Money of claim files: reserves, offers, payments. */
export const area = defineArea({
  name: 'settlement',
  contributions: [timelineKinds.entry({ kind: 'payment', icon: 'payments', tone: 'plain', group: 'money' })],
});
