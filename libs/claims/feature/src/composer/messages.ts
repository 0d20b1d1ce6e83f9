import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  composer: {
    id: 'claims.composer.composer',
    description: 'Name of the place where notes and messages are written',
    defaultMessage: 'Write',
  },
  write: {
    id: 'claims.composer.write',
    description: 'On a phone: button of a pencil that opens the place where notes and messages are written',
    defaultMessage: 'Write',
  },
  channel: {
    id: 'claims.composer.channel',
    description: 'Name of the choice between note, e-mail, SMS and call',
    defaultMessage: 'What you write',
  },
});
