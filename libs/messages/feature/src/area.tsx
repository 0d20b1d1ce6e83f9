import { defineArea } from '@dosar/areas';
import { timelineKinds } from '@dosar/areas/claims';

/** E-mails, SMS and calls. */
export const area = defineArea({
  name: 'messages',
  contributions: [
    timelineKinds.entry({ kind: 'email', icon: 'email', tone: 'email', group: 'messages' }),
    timelineKinds.entry({ kind: 'sms', icon: 'sms', tone: 'sms', group: 'messages' }),
    timelineKinds.entry({ kind: 'call', icon: 'phone', tone: 'plain', group: 'calls' }),
  ],
});
