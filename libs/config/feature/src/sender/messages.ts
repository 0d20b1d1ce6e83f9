import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    name: {
      id: 'config.sender.name',
      description: 'Label: name beside the sender address of e-mails',
      defaultMessage: 'Name on e-mails',
    },
    nameHint: {
      id: 'config.sender.nameHint',
      description: 'Below the name on e-mails',
      defaultMessage:
        'Shown before the address of the sender. Without it, the name of the installation is shown.',
    },
    replyTo: {
      id: 'config.sender.replyTo',
      description: 'Label: where answers to e-mails go',
      defaultMessage: 'Answers go to',
    },
    replyToHint: {
      id: 'config.sender.replyToHint',
      description: 'Below that address',
      defaultMessage: 'An inbox that somebody reads. Without one, answers go to the address of the sender.',
    },
    mailFrom: {
      id: 'config.sender.mailFrom',
      description: 'Name of a fact',
      defaultMessage: 'Sender of e-mails',
    },
    smsSender: {
      id: 'config.sender.smsSender',
      description: 'Name of a fact',
      defaultMessage: 'Sender of SMS',
    },
    installation: {
      id: 'config.sender.installation',
      description: 'Below these two facts',
      defaultMessage:
        'Both are laid down by the installation: mail servers and operators accept only senders that were registered with them.',
    },
    test: {
      id: 'config.sender.test',
      description: 'Heading',
      defaultMessage: 'Try it',
    },
    testEmail: {
      id: 'config.sender.testEmail',
      description: 'Button',
      defaultMessage: 'Send me a test e-mail',
    },
    testSms: {
      id: 'config.sender.testSms',
      description: 'Button',
      defaultMessage: 'Send me a test SMS',
    },
    noMailServer: {
      id: 'config.sender.noMailServer',
      description: 'Where e-mails are not delivered',
      defaultMessage: 'There is no mail server in this installation: e-mails stay in the outbox.',
    },
    noGateway: {
      id: 'config.sender.noGateway',
      description: 'Where SMS are not delivered',
      defaultMessage: 'There is no SMS gateway in this installation: SMS stay in the outbox.',
    },
    noEmail: {
      id: 'config.sender.noEmail',
      description: 'Below the buttons',
      defaultMessage: 'Your account has no e-mail address.',
    },
    noPhone: {
      id: 'config.sender.noPhone',
      description: 'Below the buttons',
      defaultMessage: 'Your account has no phone number.',
    },
    saveFirst: {
      id: 'config.sender.saveFirst',
      description: 'Below the buttons, while something is not saved',
      defaultMessage: 'Save your changes first: the test uses what is stored.',
    },
    save: {
      id: 'config.sender.save',
      description: 'Button',
      defaultMessage: 'Save the sender',
    },
    saved: {
      id: 'config.sender.saved',
      description: 'Notice: the sender is stored',
      defaultMessage: 'The sender is saved.',
    },
  }),
  onItsWay: defineMessage<{ to: string }>({
    id: 'config.sender.onItsWay',
    description: 'Notice; to is an address or a number',
    defaultMessage: 'A test message is on its way to {to}.',
  }),
};
