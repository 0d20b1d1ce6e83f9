import { defineMessage, defineMessages } from 'react-intl';

/** Words for what the directory of the organisation did to a person. */
export const directoryMessages = {
  ...defineMessages({
    lockedByDirectory: {
      id: 'account.people.lockedByDirectory',
      description: 'Why somebody is locked, and what to do',
      defaultMessage:
        'Locked by the directory of the organisation. Hand over the open work, then deactivate the account.',
    },
  }),
  changedThere: defineMessages({
    text: {
      id: 'account.people.changedThere',
      description: 'Below the roles: where those of groups are changed',
      defaultMessage:
        'Roles of a group are changed in the directory, or by what the group gives: taken here, they would come back.',
    },
    link: {
      id: 'account.people.changedThereLink',
      description: 'Link after that, to the page of groups',
      defaultMessage: 'What groups give',
    },
  }),
  byGroups: defineMessage<{ day: string; groups: string }>({
    id: 'account.people.byGroups',
    description: 'Since when somebody has a role, and which groups of the directory or provider give it',
    defaultMessage: 'since {day}, given by {groups}',
  }),
  byGroup: defineMessage<{ day: string }>({
    id: 'account.people.byGroup',
    description: 'Since when somebody has a role that a group of the directory gives',
    defaultMessage: 'since {day}, given by a group',
  }),
};
