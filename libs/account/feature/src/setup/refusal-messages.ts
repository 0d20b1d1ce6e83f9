import { defineMessages } from 'react-intl';

/** The words for what is not right yet. */
export const reasonMessages = defineMessages({
  org_code_invalid: {
    id: 'account.setup.reasonOrgCodeInvalid',
    description: 'The code of the organisation has other characters',
    defaultMessage: 'Use 2 to 40 small letters, digits or hyphens.',
  },
  prefix_invalid: {
    id: 'account.setup.reasonPrefixInvalid',
    description: 'The prefix is not two letters',
    defaultMessage: 'Use two letters, such as NV.',
  },
  username_invalid: {
    id: 'account.setup.reasonUsernameInvalid',
    description: 'The user name has other characters',
    defaultMessage: 'Use letters, digits, points, hyphens or underscores.',
  },
  password_rule: {
    id: 'account.setup.reasonPasswordRule',
    description: 'The password does not meet what stands below it',
    defaultMessage: 'The password does not meet every rule below.',
  },
});

/** The words for what the server refuses. */
export const refusalMessages = defineMessages({
  code_wrong: {
    id: 'account.setup.refusalCodeWrong',
    description: 'The installation code is wrong',
    defaultMessage: 'This is not the code that the server printed at its last start.',
  },
  code_expired: {
    id: 'account.setup.refusalCodeExpired',
    description: 'The installation code has ended',
    defaultMessage: 'The code has ended. Restart the server: it prints a new one.',
  },
  too_many_attempts: {
    id: 'account.setup.refusalTooManyAttempts',
    description: 'Too many wrong codes',
    defaultMessage: 'Too many wrong codes. Try again in a quarter of an hour.',
  },
});

/** Main colours to begin with, each readable with white text. */
export const colorMessages = defineMessages({
  'indigo-600': {
    id: 'account.setup.colorIndigo600',
    description: 'A main colour of an organisation',
    defaultMessage: 'Indigo',
  },
  'blue-800': {
    id: 'account.setup.colorBlue800',
    description: 'A main colour of an organisation',
    defaultMessage: 'Blue',
  },
  'light-blue-900': {
    id: 'account.setup.colorLightBlue900',
    description: 'A main colour of an organisation',
    defaultMessage: 'Sea blue',
  },
  'teal-700': {
    id: 'account.setup.colorTeal700',
    description: 'A main colour of an organisation',
    defaultMessage: 'Teal',
  },
  'green-800': {
    id: 'account.setup.colorGreen800',
    description: 'A main colour of an organisation',
    defaultMessage: 'Green',
  },
  'deep-purple-600': {
    id: 'account.setup.colorDeepPurple600',
    description: 'A main colour of an organisation',
    defaultMessage: 'Violet',
  },
  'pink-700': {
    id: 'account.setup.colorPink700',
    description: 'A main colour of an organisation',
    defaultMessage: 'Magenta',
  },
  'red-800': {
    id: 'account.setup.colorRed800',
    description: 'A main colour of an organisation',
    defaultMessage: 'Red',
  },
  'brown-600': {
    id: 'account.setup.colorBrown600',
    description: 'A main colour of an organisation',
    defaultMessage: 'Brown',
  },
  'blue-grey-700': {
    id: 'account.setup.colorBlueGrey700',
    description: 'A main colour of an organisation',
    defaultMessage: 'Blue grey',
  },
});
