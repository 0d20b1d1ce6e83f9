import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    intro: {
      id: 'account.sessions.intro',
      description: 'Above the list of sessions',
      defaultMessage:
        'Every place where somebody is signed in as you. End whatever you do not recognise, and then change your password.',
    },
    caption: {
      id: 'account.sessions.caption',
      description: 'Name of the list for screen readers',
      defaultMessage: 'Where you are signed in',
    },
    device: { id: 'account.sessions.device', description: 'Column', defaultMessage: 'Device' },
    address: { id: 'account.sessions.address', description: 'Column: IP address', defaultMessage: 'Address' },
    begun: { id: 'account.sessions.begun', description: 'Column: since when', defaultMessage: 'Signed in' },
    lastActivity: {
      id: 'account.sessions.lastActivity',
      description: 'Column: when it was used last',
      defaultMessage: 'Last used',
    },
    action: { id: 'account.sessions.action', description: 'Column of the buttons', defaultMessage: 'Action' },
    unknownDevice: {
      id: 'account.sessions.unknownDevice',
      description: 'The browser told nothing that is known',
      defaultMessage: 'Unknown device',
    },
    thisDevice: {
      id: 'account.sessions.thisDevice',
      description: 'Chip at the session of the page itself',
      defaultMessage: 'This device',
    },
    end: { id: 'account.sessions.end', description: 'Button at a session', defaultMessage: 'End' },
    endOthers: {
      id: 'account.sessions.endOthers',
      description: 'Button below the list, and of the question that follows',
      defaultMessage: 'End all others',
    },
    endOthersTitle: {
      id: 'account.sessions.endOthersTitle',
      description: 'Title of the question',
      defaultMessage: 'Sign out everywhere else?',
    },
    onlyThis: {
      id: 'account.sessions.onlyThis',
      description: 'Below the list when it has one line',
      defaultMessage: 'You are signed in nowhere else.',
    },
  }),
  deviceOn: defineMessage<{ browser: string; system: string }>({
    id: 'account.sessions.deviceOn',
    description: 'A browser and its system: Firefox on Windows',
    defaultMessage: '{browser} on {system}',
  }),
  actingFor: defineMessage<{ name: string }>({
    id: 'account.sessions.actingFor',
    description: 'At a session in which one works in somebody else’s name',
    defaultMessage: 'In the name of {name}',
  }),
  ended: defineMessage<{ device: string }>({
    id: 'account.sessions.ended',
    description: 'Notice',
    defaultMessage: '{device} is signed out.',
  }),
  endOthersText: defineMessage<{ count: number }>({
    id: 'account.sessions.endOthersText',
    description: 'Text of the question; what others have typed there without saving is lost',
    defaultMessage:
      '{count, plural, one {# other session ends} other {# other sessions end}} at once. This cannot be undone; what is not saved there is lost. You stay signed in here.',
  }),
  othersEnded: defineMessage<{ count: number }>({
    id: 'account.sessions.othersEnded',
    description: 'Notice; the count can be 0 when they ended meanwhile',
    defaultMessage:
      '{count, plural, =0 {No other session was left.} one {# other session is signed out.} other {# other sessions are signed out.}}',
  }),
};
