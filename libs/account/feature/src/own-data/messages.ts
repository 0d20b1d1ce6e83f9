import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    calling: {
      id: 'account.ownData.calling',
      description: 'Heading above the nickname',
      defaultMessage: 'How Dosar calls you',
    },
    nickname: { id: 'account.ownData.nickname', description: 'Label of a field', defaultMessage: 'Nickname' },
    nicknameHint: {
      id: 'account.ownData.nicknameHint',
      description: 'Below the nickname',
      defaultMessage: 'Greets you on the dashboard. Letters and documents always carry your full name.',
    },
    save: {
      id: 'account.ownData.save',
      description: 'Button that stores the nickname',
      defaultMessage: 'Save the nickname',
    },
    discard: {
      id: 'account.ownData.discard',
      description: 'Button that takes back what was typed',
      defaultMessage: 'Discard the change',
    },
    facts: {
      id: 'account.ownData.facts',
      description: 'Heading above the data that others keep',
      defaultMessage: 'Data kept by your organisation',
    },
    fullName: { id: 'account.ownData.fullName', description: 'A fact', defaultMessage: 'Full name' },
    username: { id: 'account.ownData.username', description: 'A fact', defaultMessage: 'Username' },
    email: { id: 'account.ownData.email', description: 'A fact', defaultMessage: 'E-mail' },
    phone: { id: 'account.ownData.phone', description: 'A fact', defaultMessage: 'Phone' },
    organisation: {
      id: 'account.ownData.organisation',
      description: 'A fact',
      defaultMessage: 'Organisation',
    },
    team: { id: 'account.ownData.team', description: 'A fact', defaultMessage: 'Team' },
    manager: { id: 'account.ownData.manager', description: 'A fact', defaultMessage: 'Manager' },
    passwordChangedAt: {
      id: 'account.ownData.passwordChangedAt',
      description: 'A fact: when the password was changed last',
      defaultMessage: 'Password changed',
    },
    askAdministrator: {
      id: 'account.ownData.askAdministrator',
      description: 'Whom to ask when the facts are wrong, for somebody without a manager',
      defaultMessage:
        'Is something wrong or out of date? Ask the administrator of your organisation to change it.',
    },
  }),
  askManager: defineMessage<{ manager: string }>({
    id: 'account.ownData.askManager',
    description: 'Whom to ask when the facts are wrong',
    defaultMessage:
      'Is something wrong or out of date? Ask {manager} or the administrator of your organisation to change it.',
  }),
  saved: defineMessage<{ nickname: string }>({
    id: 'account.ownData.saved',
    description: 'Notice: the nickname is stored',
    defaultMessage: 'Saved. From now on you are {nickname}.',
  }),
};
