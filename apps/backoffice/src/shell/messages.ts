import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    userMenu: {
      id: 'backoffice.userMenu.open',
      description: 'Name of the button with the name of the signed-in person',
      defaultMessage: 'User menu',
    },
    profile: {
      id: 'backoffice.userMenu.profile',
      description: 'In the user menu: leads to the page about oneself, S3',
      defaultMessage: 'My profile',
    },
    changePassword: {
      id: 'backoffice.userMenu.changePassword',
      description: 'In the user menu: opens the dialog to change the password',
      defaultMessage: 'Change password',
    },
    changePasswordDisabled: {
      id: 'backoffice.userMenu.changePasswordDisabled',
      description: 'In the user menu, below the change of password: why it cannot be used, P4',
      defaultMessage: 'Not while you work in the name of a colleague',
    },
    signOut: {
      id: 'backoffice.userMenu.signOut',
      description: 'In the user menu',
      defaultMessage: 'Sign out',
    },
    staffEntry: {
      id: 'backoffice.staffEntry.signIn',
      description: 'At the foot of a page for guests: leads to the login of the staff',
      defaultMessage: 'Sign in',
    },
    staffEntryHint: {
      id: 'backoffice.staffEntry.hint',
      description: 'Before the link to the login at the foot of a page for guests',
      defaultMessage: 'Do you work here?',
    },
    offline: {
      id: 'backoffice.connection.offline',
      description: 'Above every page of the staff while the device has no network',
      defaultMessage: 'There is no connection.',
    },
    staysHere: {
      id: 'backoffice.connection.staysHere',
      description: 'After "There is no connection", while nothing was sent yet',
      defaultMessage:
        'What you type stays on the page, and what you send waits until the connection is back.',
    },
    noSuchPage: {
      id: 'backoffice.noSuchPage.title',
      description: 'Page for the staff at an address that leads nowhere',
      defaultMessage: 'Page not found',
    },
    noSuchPageText: {
      id: 'backoffice.noSuchPage.text',
      description: 'Text of the same page',
      defaultMessage:
        'The address may be mistyped, or the page has moved. Look for a claim file or go back to your work.',
    },
    toSearch: {
      id: 'backoffice.noSuchPage.toSearch',
      description: 'On the same page: leads to the search',
      defaultMessage: 'Find a claim file',
    },
    toDashboard: {
      id: 'backoffice.noSuchPage.toDashboard',
      description: 'On the same page: leads to the dashboard',
      defaultMessage: 'To the dashboard',
    },
  }),
  noSuchAddress: defineMessage<{ address: string }>({
    id: 'backoffice.noSuchPage.address',
    description: 'On the page for an address that leads nowhere: which one',
    defaultMessage: 'There is no page {address}',
  }),
  home: defineMessage<{ name: string }>({
    id: 'backoffice.topBar.home',
    description: 'Name of the link around the logo of the organisation',
    defaultMessage: 'Home page of {name}',
  }),
  offlineSince: defineMessage<{ time: string }>({
    id: 'backoffice.connection.offlineSince',
    description: 'Above a list or a file while the device has no network: when what it shows was read',
    defaultMessage: 'No connection – data from {time}.',
  }),
  waitingChanges: defineMessage<{ count: number }>({
    id: 'backoffice.connection.waitingChanges',
    description: 'After "There is no connection": so much was sent meanwhile, such as a note',
    defaultMessage:
      '{count, plural, one {# change waits and is sent once the connection is back.} other {# changes wait and are sent once the connection is back.}}',
  }),
};
