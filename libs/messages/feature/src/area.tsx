import { defineArea, lazyPart } from '@dosar/areas';
import { claimFileSections, composerChannels, timelineKinds } from '@dosar/areas/claims';
import { defineMessages } from 'react-intl';

const messages = defineMessages({
  section: {
    id: 'messages.area.section',
    description: 'Section of a claim file: e-mails, text messages and calls',
    defaultMessage: 'Messages',
  },
  email: {
    id: 'messages.area.email',
    description: 'Tab of the composer: writes an e-mail',
    defaultMessage: 'E-mail',
  },
  sms: {
    id: 'messages.area.sms',
    description: 'Tab of the composer: writes a text message',
    defaultMessage: 'SMS',
  },
  call: {
    id: 'messages.area.call',
    description: 'Tab of the composer: writes down a call',
    defaultMessage: 'Call',
  },
});
type Profile = Parameters<NonNullable<Parameters<typeof composerChannels.entry>[0]['isFor']>>[0];

/** Who may write to people outside. */
const maySend = ({ roles }: Profile) =>
  roles.some((role) => role === 'claims.handler' || role === 'AC.Assessor' || role.endsWith('.manager'));

const entryBody = lazyPart(async () => (await import('./conversation/entry-body.tsx')).EntryBody);

/** E-mails, SMS and calls. */
export const area = defineArea({
  name: 'messages',
  contributions: [
    claimFileSections.entry({
      id: 'messages',
      title: messages.section,
      icon: 'email',
      order: 40,
      Section: lazyPart(async () => (await import('./conversation/conversations.tsx')).Conversations),
    }),
    composerChannels.entry({
      channel: 'email',
      order: 10,
      label: messages.email,
      icon: 'email',
      tone: 'email',
      isFor: maySend,
      Compose: lazyPart(async () => (await import('./compose/email-form.tsx')).EmailForm),
    }),
    composerChannels.entry({
      channel: 'sms',
      order: 20,
      label: messages.sms,
      icon: 'sms',
      tone: 'sms',
      isFor: maySend,
      Compose: lazyPart(async () => (await import('./compose/sms-form.tsx')).SmsForm),
    }),
    composerChannels.entry({
      channel: 'call',
      order: 30,
      label: messages.call,
      icon: 'phone',
      tone: 'plain',
      isFor: maySend,
      Compose: lazyPart(async () => (await import('./compose/call-form.tsx')).CallForm),
    }),
    timelineKinds.entry({ kind: 'email', icon: 'email', tone: 'email', group: 'messages', Body: entryBody }),
    timelineKinds.entry({ kind: 'sms', icon: 'sms', tone: 'sms', group: 'messages', Body: entryBody }),
    timelineKinds.entry({ kind: 'call', icon: 'phone', tone: 'plain', group: 'calls', Body: entryBody }),
  ],
});
