import { defineArea } from '@dosar/areas';
import { timelineKinds } from '@dosar/areas/claims';

/** E-mails, SMS and calls. */
export const area = defineArea({
  name: 'messages',
  contributions: [
    timelineKinds.entry({ kind: 'email', icon: 'email' }),
    timelineKinds.entry({ kind: 'sms', icon: 'sms' }),
    timelineKinds.entry({ kind: 'call', icon: 'phone' }),
  ],
});
