import { defineMessage, defineMessages } from 'react-intl';

/** Words of the import of people. */
export const messages = {
  ...defineMessages({
    title: {
      id: 'account.importPeople.title',
      description: 'Button: takes people from a file',
      defaultMessage: 'Import',
    },
    window: {
      id: 'account.importPeople.window',
      description: 'Title of the window that takes people from a file',
      defaultMessage: 'People from a file',
    },
    file: {
      id: 'account.importPeople.file',
      description: 'Label of the field for a file',
      defaultMessage: 'File of people (CSV or XLSX)',
    },
    fileHint: {
      id: 'account.importPeople.fileHint',
      description: 'What the file holds',
      defaultMessage:
        'The first line names the columns. Roles are added, never removed; people who exist already stay in their team.',
    },
  }),
  apply: defineMessage<{ count: number }>({
    id: 'account.importPeople.apply',
    description: 'Button',
    defaultMessage: '{count, plural, one {Do it for one person} other {Do it for # people}}',
  }),
  invitedCount: defineMessage<{ count: number }>({
    id: 'account.importPeople.invitedCount',
    description: 'Told after an import; how many were changed follows',
    defaultMessage: '{count, plural, =0 {Nobody invited} one {One invited} other {# invited}}',
  }),
  changedCount: defineMessage<{ count: number }>({
    id: 'account.importPeople.changedCount',
    description: 'Told after an import, behind how many were invited',
    defaultMessage: '{count, plural, =0 {nobody changed} one {one changed} other {# changed}}',
  }),
};

/** Why a line is left out, by the reason of the server. */
export const reasonMessages = defineMessages({
  malformed_name: {
    id: 'account.importPeople.malformedNameReason',
    description: 'Why a line is left out',
    defaultMessage: 'the name is missing or too short',
  },
  malformed_email: {
    id: 'account.importPeople.malformedEmailReason',
    description: 'Why a line is left out',
    defaultMessage: 'no full e-mail address',
  },
  malformed_username: {
    id: 'account.importPeople.malformedUsernameReason',
    description: 'Why a line is left out',
    defaultMessage: 'the user name has characters that are not allowed',
  },
  malformed_language: {
    id: 'account.importPeople.malformedLanguageReason',
    description: 'Why a line is left out',
    defaultMessage: 'the language is neither Romanian nor English',
  },
  twice: {
    id: 'account.importPeople.twiceReason',
    description: 'Why a line is left out',
    defaultMessage: 'a line above has the same user name or address',
  },
  username_taken: {
    id: 'account.importPeople.usernameTakenReason',
    description: 'Why a line is left out',
    defaultMessage: 'somebody has this user name',
  },
  email_taken: {
    id: 'account.importPeople.emailTakenReason',
    description: 'Why a line is left out',
    defaultMessage: 'somebody else has this address',
  },
  team_unknown: {
    id: 'account.importPeople.teamUnknownReason',
    description: 'Why a line is left out',
    defaultMessage: 'there is no such team',
  },
  role_unknown: {
    id: 'account.importPeople.roleUnknownReason',
    description: 'Why a line is left out',
    defaultMessage: 'there is no such role',
  },
  role_not_administered: {
    id: 'account.importPeople.roleNotAdministeredReason',
    description: 'Why a line is left out',
    defaultMessage: 'a role that you do not administer',
  },
  own_roles: {
    id: 'account.importPeople.ownRolesReason',
    description: 'Why a line is left out',
    defaultMessage: 'your own roles are changed by somebody else',
  },
  deactivated: {
    id: 'account.importPeople.deactivatedReason',
    description: 'Why a line is left out',
    defaultMessage: 'the account is deactivated',
  },
});
