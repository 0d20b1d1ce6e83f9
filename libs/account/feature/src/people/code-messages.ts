import { defineMessage, defineMessages } from 'react-intl';

/** Words for the code by which somebody without e-mail at hand signs in once. */
export const codeMessages = {
  ...defineMessages({
    code: { id: 'account.people.code', description: 'Button', defaultMessage: 'One-time code' },
    makeCode: {
      id: 'account.people.makeCode',
      description: 'Button that makes the code and shows it',
      defaultMessage: 'Show the code',
    },
    whatItDoes: {
      id: 'account.people.codeWhatItDoes',
      description: 'What happens when a code is made',
      defaultMessage:
        'For somebody who cannot open their e-mail: tell them the code by phone. It works once, for half an hour, and leads to the choice of a new password.',
    },
    whatEnds: {
      id: 'account.people.codeWhatEnds',
      description: 'What is over when a code is made',
      defaultMessage: 'The old password and links sent before stop working, and open sign-ins end.',
    },
    beSure: {
      id: 'account.people.codeBeSure',
      description: 'Warning before a code is made',
      defaultMessage: 'Call a number that you know. Whoever asks for a code may be somebody else.',
    },
    told: {
      id: 'account.people.codeTold',
      description: 'Button that closes the window with the code',
      defaultMessage: 'I have told it',
    },
  }),
  codeFor: defineMessage<{ name: string }>({
    id: 'account.people.codeFor',
    description: 'Title of a window',
    defaultMessage: 'One-time code for {name}',
  }),
  howToUse: defineMessage<{ username: string }>({
    id: 'account.people.codeHowToUse',
    description: 'What the person does with the code',
    defaultMessage: 'At sign-in: the user name {username}, and this code in the place of the password.',
  }),
  shownOnce: defineMessage<{ time: string }>({
    id: 'account.people.codeShownOnce',
    description: 'Warning beside a code',
    defaultMessage: 'You see this code only now. It works until {time}.',
  }),
  openUntil: defineMessage<{ time: string }>({
    id: 'account.people.codeOpenUntil',
    description: 'Until when a code works',
    defaultMessage: 'code until {time}',
  }),
};
