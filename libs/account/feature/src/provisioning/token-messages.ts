import { defineMessage, defineMessages } from 'react-intl';

/** Words about the tokens of directories. */
export const tokenMessages = {
  ...defineMessages({
    tokens: { id: 'account.provisioning.tokens', description: 'Heading', defaultMessage: 'Directory (SCIM)' },
    tokensText: {
      id: 'account.provisioning.tokensText',
      description: 'What tokens are for',
      defaultMessage:
        'Enter the address and a token at Entra ID, Okta or another directory: people and groups then follow it.',
    },
    address: {
      id: 'account.provisioning.address',
      description: 'Label of the address of SCIM',
      defaultMessage: 'SCIM address',
    },
    token: { id: 'account.provisioning.token', description: 'Label of a secret', defaultMessage: 'Token' },
    noTokens: {
      id: 'account.provisioning.noTokens',
      description: 'There is no token',
      defaultMessage: 'No token yet: no directory changes anything here.',
    },
    newToken: {
      id: 'account.provisioning.newToken',
      description: 'Button and title of its window',
      defaultMessage: 'New token',
    },
    makeToken: {
      id: 'account.provisioning.makeToken',
      description: 'Button that makes a token',
      defaultMessage: 'Make the token',
    },
    tokenName: {
      id: 'account.provisioning.tokenName',
      description: 'Label of a field',
      defaultMessage: 'Name',
    },
    tokenNameHint: {
      id: 'account.provisioning.tokenNameHint',
      description: 'Hint below that field',
      defaultMessage: 'What the token is used for, such as “Entra ID”',
    },
    lasts: {
      id: 'account.provisioning.lasts',
      description: 'Label: how long a token works',
      defaultMessage: 'Works for',
    },
    tokenMade: {
      id: 'account.provisioning.tokenMade',
      description: 'Title of the window with a new token',
      defaultMessage: 'The token is ready',
    },
    shownOnce: {
      id: 'account.provisioning.shownOnce',
      description: 'Warning beside a new token',
      defaultMessage: 'Copy the token now. Nobody can show it again.',
    },
    tokenKept: {
      id: 'account.provisioning.tokenKept',
      description: 'Button that closes the window with a new token',
      defaultMessage: 'I have kept it',
    },
    neverUsed: {
      id: 'account.provisioning.neverUsed',
      description: 'A token was never used',
      defaultMessage: 'never used',
    },
    tokenOpen: {
      id: 'account.provisioning.tokenOpen',
      description: 'State of a token',
      defaultMessage: 'In force',
    },
    tokenExpired: {
      id: 'account.provisioning.tokenExpired',
      description: 'State of a token',
      defaultMessage: 'Expired',
    },
    tokenEnded: {
      id: 'account.provisioning.tokenEnded',
      description: 'State of a token',
      defaultMessage: 'Ended',
    },
    end: { id: 'account.provisioning.end', description: 'Button that ends a token', defaultMessage: 'End' },
    endTokenText: {
      id: 'account.provisioning.endTokenText',
      description: 'What ending a token means',
      defaultMessage:
        'The directory changes nothing any more until it has another token. People and roles stay.',
    },
  }),
  days: defineMessage<{ count: number }>({
    id: 'account.provisioning.days',
    description: 'How long a token works',
    defaultMessage: '{count, plural, one {# day} other {# days}}',
  }),
  madeBy: defineMessage<{ day: string; name: string }>({
    id: 'account.provisioning.madeBy',
    description: 'When a token was made, and by whom',
    defaultMessage: 'since {day}, made by {name}',
  }),
  until: defineMessage<{ day: string }>({
    id: 'account.provisioning.until',
    description: 'Until when a token works',
    defaultMessage: 'until {day}',
  }),
  lastUsed: defineMessage<{ moment: string }>({
    id: 'account.provisioning.lastUsed',
    description: 'When a token was used',
    defaultMessage: 'last used {moment}',
  }),
  endToken: defineMessage<{ name: string }>({
    id: 'account.provisioning.endToken',
    description: 'Title of a question, and name of a button',
    defaultMessage: 'End the token {name}',
  }),
};
