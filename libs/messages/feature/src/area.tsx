import { defineArea, lazyPart } from '@dosar/areas';
import { guestAssignmentParts } from '@dosar/areas/assignments';
import { settingsPages } from '@dosar/areas/config';
import { managerPages } from '@dosar/areas/workload';
import { isAllowed } from '@dosar/auth';
import { claimFileSections, composerChannels, timelineKinds } from '@dosar/areas/claims';
import { defineMessages } from 'react-intl';
import { messagesAccess } from './messages-access.ts';

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
  unfiled: {
    id: 'messages.area.unfiled',
    description: 'Page of e-mails and text messages that came and have no claim file',
    defaultMessage: 'Messages without a file',
  },
  unfiledAbout: {
    id: 'messages.area.unfiledAbout',
    description: 'What that page is for',
    defaultMessage: 'Put messages that came into the claim file that they belong to',
  },
  inboundMail: {
    id: 'messages.area.inboundMail',
    description: 'Settings page about e-mails and text messages that come',
    defaultMessage: 'E-mail and SMS that come in',
  },
  inboundMailAbout: {
    id: 'messages.area.inboundMailAbout',
    description: 'What that page is for',
    defaultMessage: 'The key for your mail server and your SMS gateway',
  },
  inboundMailKeywords: {
    id: 'messages.area.inboundMailKeywords',
    description: 'Other words for that page, for the search; never shown',
    defaultMessage: 'webhook postfix mime imap mail key sms gateway stop',
  },
  templates: {
    id: 'messages.area.templates',
    description: 'Settings page about texts to begin a message with',
    defaultMessage: 'Message templates',
  },
  templatesAbout: {
    id: 'messages.area.templatesAbout',
    description: 'What that page is for',
    defaultMessage: 'The texts that e-mails and SMS begin with, in both languages',
  },
  templatesKeywords: {
    id: 'messages.area.templatesKeywords',
    description: 'Other words for that page, for the search; never shown',
    defaultMessage: 'template text e-mail sms diacritics variables translation',
  },
  mail: {
    id: 'messages.area.mail',
    description: 'Heading over pages about e-mails',
    defaultMessage: 'Messages',
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
  help: {
    topics: [
      { topic: 'messages', order: 35, isForStaff: true },
      { topic: 'message-templates', order: 72, isForStaff: true },
    ],
    articles: async () => (await import('./help/articles.ts')).articles,
  },
  contributions: [
    guestAssignmentParts.entry({
      order: 20,
      Part: lazyPart(async () => (await import('./guest/guest-messages.tsx')).GuestMessages),
    }),
    managerPages.entry({
      path: 'unfiled-mail',
      title: messages.unfiled,
      about: messages.unfiledAbout,
      group: { id: 'mail', title: messages.mail, order: 40 },
      icon: 'email',
      isFor: (profile) => isAllowed(profile, messagesAccess.browseUnfiledMessages),
      helpTopic: 'messages',
      hasOwnTitle: true,
      load: async () => (await import('./unfiled/unfiled-route.ts')).route,
    }),
    settingsPages.entry({
      path: 'message-templates',
      title: messages.templates,
      about: messages.templatesAbout,
      keywords: messages.templatesKeywords,
      group: { id: 'mail', title: messages.mail, order: 40 },
      icon: 'edit',
      isFor: (profile) => isAllowed(profile, messagesAccess.browseTemplateSettings),
      helpTopic: 'message-templates',
      isWide: true,
      settings: async () => (await import('./templates/page-settings.ts')).settings,
      hasHistory: true,
      load: async () => (await import('./templates/templates-route.ts')).route,
    }),
    settingsPages.entry({
      path: 'inbound-mail',
      title: messages.inboundMail,
      about: messages.inboundMailAbout,
      keywords: messages.inboundMailKeywords,
      group: { id: 'mail', title: messages.mail, order: 40 },
      icon: 'email',
      isFor: (profile) => isAllowed(profile, messagesAccess.renewInboundKey),
      helpTopic: 'messages',
      hasOwnTitle: true,
      settings: async () => (await import('./inbound-mail/page-settings.ts')).settings,
      hasHistory: true,
      load: async () => (await import('./inbound-mail/inbound-mail-route.ts')).route,
    }),
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
    timelineKinds.entry({
      kind: 'web_message',
      icon: 'sms',
      tone: 'email',
      group: 'messages',
      Body: entryBody,
    }),
    timelineKinds.entry({ kind: 'call', icon: 'phone', tone: 'plain', group: 'calls', Body: entryBody }),
  ],
});
