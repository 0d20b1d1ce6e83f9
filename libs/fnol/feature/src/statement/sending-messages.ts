import { defineMessage, defineMessages } from 'react-intl';

const description = 'Link to the accident statement, sent to a driver or shown to the camera of the phone';

/** The words about how a driver gets the link. */
export const sendingMessages = {
  ...defineMessages({
    links: { id: 'fnol.sending.links', description, defaultMessage: 'Links of the drivers' },
    noLink: { id: 'fnol.sending.noLink', description, defaultMessage: 'No link opens this column.' },
    notOpened: { id: 'fnol.sending.notOpened', description, defaultMessage: 'Not opened yet' },
    showHint: {
      id: 'fnol.sending.showHint',
      description,
      defaultMessage: 'A new link ends the one before; sending again keeps it.',
    },
    byDriver: { id: 'fnol.sending.byDriver', description, defaultMessage: 'sent by driver A' },
    scan: { id: 'fnol.sending.scan', description, defaultMessage: 'Let the other phone’s camera read it.' },
    channel: { id: 'fnol.sending.channel', description, defaultMessage: 'By' },
    sms: { id: 'fnol.sending.sms', description, defaultMessage: 'SMS' },
    email: { id: 'fnol.sending.email', description, defaultMessage: 'E-mail' },
    phone: { id: 'fnol.sending.phone', description, defaultMessage: 'Mobile phone' },
    address: { id: 'fnol.sending.address', description, defaultMessage: 'E-mail address' },
    language: { id: 'fnol.sending.language', description, defaultMessage: 'Language of the driver' },
    submit: { id: 'fnol.sending.submit', description, defaultMessage: 'Send' },
    why: {
      id: 'fnol.sending.why',
      description,
      defaultMessage: 'The message says why it was sent. Nobody else gets the number or the address.',
    },
    notWrittenTo: {
      id: 'fnol.sending.notWrittenTo',
      description,
      defaultMessage: 'The agreement with this customer says that its driver is not written to.',
    },
    sendOther: {
      id: 'fnol.sending.sendOther',
      description,
      defaultMessage: 'Send it to the other driver',
    },
  }),
  driver: defineMessage<{ side: string }>({
    id: 'fnol.sending.driver',
    description,
    defaultMessage: 'Driver {side}',
  }),
  open: defineMessage<{ until: string }>({
    id: 'fnol.sending.open',
    description,
    defaultMessage: 'The link opens until {until}.',
  }),
  opened: defineMessage<{ time: string }>({
    id: 'fnol.sending.opened',
    description,
    defaultMessage: 'Opened {time}',
  }),
  send: defineMessage<{ side: string }>({
    id: 'fnol.sending.send',
    description,
    defaultMessage: 'Send the link to driver {side}',
  }),
  sendAgain: defineMessage<{ side: string }>({
    id: 'fnol.sending.sendAgain',
    description,
    defaultMessage: 'Send again to driver {side}',
  }),
  show: defineMessage<{ side: string }>({
    id: 'fnol.sending.show',
    description,
    defaultMessage: 'New link and QR code {side}',
  }),
  withdraw: defineMessage<{ side: string }>({
    id: 'fnol.sending.withdraw',
    description,
    defaultMessage: 'Withdraw the link {side}',
  }),
  sentBySms: defineMessage<{ to: string; time: string }>({
    id: 'fnol.sending.sentBySms',
    description,
    defaultMessage: 'SMS to {to}, {time}',
  }),
  sentByEmail: defineMessage<{ to: string; time: string }>({
    id: 'fnol.sending.sentByEmail',
    description,
    defaultMessage: 'E-mail to {to}, {time}',
  }),
  code: defineMessage<{ side: string }>({
    id: 'fnol.sending.code',
    description,
    defaultMessage: 'QR code for driver {side}',
  }),
  title: defineMessage<{ side: string }>({
    id: 'fnol.sending.title',
    description,
    defaultMessage: 'Send the link to driver {side}',
  }),
  sent: defineMessage<{ to: string }>({
    id: 'fnol.sending.sent',
    description,
    defaultMessage: 'The link is on its way to {to}',
  }),
};
