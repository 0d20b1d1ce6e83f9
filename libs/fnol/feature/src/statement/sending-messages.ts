import { defineMessage, defineMessages } from 'react-intl';

/** The words about how a driver gets the link. */
export const sendingMessages = {
  ...defineMessages({
    links: {
      id: 'fnol.sending.links',
      description: 'Link to the accident statement, sent to a driver or shown to the camera of the phone',
      defaultMessage: 'Links of the drivers',
    },
    noLink: {
      id: 'fnol.sending.noLink',
      description: 'Link to the accident statement, sent to a driver or shown to the camera of the phone',
      defaultMessage: 'No link opens this column.',
    },
    notOpened: {
      id: 'fnol.sending.notOpened',
      description: 'Link to the accident statement, sent to a driver or shown to the camera of the phone',
      defaultMessage: 'Not opened yet',
    },
    showHint: {
      id: 'fnol.sending.showHint',
      description: 'Link to the accident statement, sent to a driver or shown to the camera of the phone',
      defaultMessage: 'A new link ends the one before; sending again keeps it.',
    },
    byDriver: {
      id: 'fnol.sending.byDriver',
      description: 'Link to the accident statement, sent to a driver or shown to the camera of the phone',
      defaultMessage: 'sent by driver A',
    },
    scan: {
      id: 'fnol.sending.scan',
      description: 'Link to the accident statement, sent to a driver or shown to the camera of the phone',
      defaultMessage: 'Let the other phone’s camera read it.',
    },
    channel: {
      id: 'fnol.sending.channel',
      description: 'Link to the accident statement, sent to a driver or shown to the camera of the phone',
      defaultMessage: 'By',
    },
    sms: {
      id: 'fnol.sending.sms',
      description: 'Link to the accident statement, sent to a driver or shown to the camera of the phone',
      defaultMessage: 'SMS',
    },
    email: {
      id: 'fnol.sending.email',
      description: 'Link to the accident statement, sent to a driver or shown to the camera of the phone',
      defaultMessage: 'E-mail',
    },
    phone: {
      id: 'fnol.sending.phone',
      description: 'Link to the accident statement, sent to a driver or shown to the camera of the phone',
      defaultMessage: 'Mobile phone',
    },
    address: {
      id: 'fnol.sending.address',
      description: 'Link to the accident statement, sent to a driver or shown to the camera of the phone',
      defaultMessage: 'E-mail address',
    },
    language: {
      id: 'fnol.sending.language',
      description: 'Link to the accident statement, sent to a driver or shown to the camera of the phone',
      defaultMessage: 'Language of the driver',
    },
    submit: {
      id: 'fnol.sending.submit',
      description: 'Link to the accident statement, sent to a driver or shown to the camera of the phone',
      defaultMessage: 'Send',
    },
    why: {
      id: 'fnol.sending.why',
      description: 'Link to the accident statement, sent to a driver or shown to the camera of the phone',
      defaultMessage: 'The message says why it was sent. Nobody else gets the number or the address.',
    },
    notWrittenTo: {
      id: 'fnol.sending.notWrittenTo',
      description: 'Link to the accident statement, sent to a driver or shown to the camera of the phone',
      defaultMessage: 'The agreement with this customer says that its driver is not written to.',
    },
    sendOther: {
      id: 'fnol.sending.sendOther',
      description: 'Link to the accident statement, sent to a driver or shown to the camera of the phone',
      defaultMessage: 'Send it to the other driver',
    },
  }),
  driver: defineMessage<{ side: string }>({
    id: 'fnol.sending.driver',
    description: 'Link to the accident statement, sent to a driver or shown to the camera of the phone',
    defaultMessage: 'Driver {side}',
  }),
  open: defineMessage<{ until: string }>({
    id: 'fnol.sending.open',
    description: 'Link to the accident statement, sent to a driver or shown to the camera of the phone',
    defaultMessage: 'The link opens until {until}.',
  }),
  opened: defineMessage<{ time: string }>({
    id: 'fnol.sending.opened',
    description: 'Link to the accident statement, sent to a driver or shown to the camera of the phone',
    defaultMessage: 'Opened {time}',
  }),
  send: defineMessage<{ side: string }>({
    id: 'fnol.sending.send',
    description: 'Link to the accident statement, sent to a driver or shown to the camera of the phone',
    defaultMessage: 'Send the link to driver {side}',
  }),
  sendAgain: defineMessage<{ side: string }>({
    id: 'fnol.sending.sendAgain',
    description: 'Link to the accident statement, sent to a driver or shown to the camera of the phone',
    defaultMessage: 'Send again to driver {side}',
  }),
  show: defineMessage<{ side: string }>({
    id: 'fnol.sending.show',
    description: 'Link to the accident statement, sent to a driver or shown to the camera of the phone',
    defaultMessage: 'New link and QR code {side}',
  }),
  withdraw: defineMessage<{ side: string }>({
    id: 'fnol.sending.withdraw',
    description: 'Link to the accident statement, sent to a driver or shown to the camera of the phone',
    defaultMessage: 'Withdraw the link {side}',
  }),
  sentBySms: defineMessage<{ to: string; time: string }>({
    id: 'fnol.sending.sentBySms',
    description: 'Link to the accident statement, sent to a driver or shown to the camera of the phone',
    defaultMessage: 'SMS to {to}, {time}',
  }),
  sentByEmail: defineMessage<{ to: string; time: string }>({
    id: 'fnol.sending.sentByEmail',
    description: 'Link to the accident statement, sent to a driver or shown to the camera of the phone',
    defaultMessage: 'E-mail to {to}, {time}',
  }),
  code: defineMessage<{ side: string }>({
    id: 'fnol.sending.code',
    description: 'Link to the accident statement, sent to a driver or shown to the camera of the phone',
    defaultMessage: 'QR code for driver {side}',
  }),
  title: defineMessage<{ side: string }>({
    id: 'fnol.sending.title',
    description: 'Link to the accident statement, sent to a driver or shown to the camera of the phone',
    defaultMessage: 'Send the link to driver {side}',
  }),
  sent: defineMessage<{ to: string }>({
    id: 'fnol.sending.sent',
    description: 'Link to the accident statement, sent to a driver or shown to the camera of the phone',
    defaultMessage: 'The link is on its way to {to}',
  }),
};
