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
  byGroup: defineMessage<{ day: string }>({
    id: 'account.people.byGroup',
    description: 'Since when somebody has a role that a group of the directory gives',
    defaultMessage: 'since {day}, given by a group',
  }),
};
