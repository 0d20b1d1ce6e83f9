import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: {
    id: 'messages.inbound-mail.title',
    description: 'Title of the settings page about e-mails that come',
    defaultMessage: 'E-mail and SMS that come in',
  },
  description: {
    id: 'messages.inbound-mail.description',
    description: 'Below that title',
    defaultMessage:
      'Your mail server and your SMS gateway hand over each message that they receive. It finds its claim file by what it says, by what it answers, or by its sender; what finds none waits for a person. DA or NU by SMS answers whether the client comes to the inspection; STOP ends SMS to the number.',
  },
  renew: {
    id: 'messages.inbound-mail.renew',
    description: 'Makes the key by which the mail server hands over e-mails',
    defaultMessage: 'Make a new key',
  },
  made: {
    id: 'messages.inbound-mail.made',
    description: 'Title of the new key; it is shown this once',
    defaultMessage: 'The key, shown this once. For a pipe of Postfix:',
  },
  madeForSms: {
    id: 'messages.inbound-mail.madeForSms',
    description: 'Title of the call by which the SMS gateway hands over a text message with the new key',
    defaultMessage: 'The same key for the SMS gateway, with each SMS that it receives',
  },
  key: {
    id: 'messages.inbound-mail.key',
    description:
      'In the search and in the history of the settings: the key by which the mail server hands over e-mails',
    defaultMessage: 'Key of the mail server',
  },
  renewed: {
    id: 'messages.inbound-mail.renewed',
    description: 'In the history of the settings, about that key',
    defaultMessage: 'renewed',
  },
  warning: {
    id: 'messages.inbound-mail.warning',
    description: 'Below that button',
    defaultMessage: 'A new key stops the one before.',
  },
});
