import { defineMessages } from 'react-intl';

/** What a directory did, by its name in the audit log. */
export const callMessages = defineMessages({
  SCIM_USER_ADDED: {
    id: 'account.provisioning.userAdded',
    description: 'What a directory did',
    defaultMessage: 'Person added',
  },
  SCIM_USER_REPLACED: {
    id: 'account.provisioning.userReplaced',
    description: 'What a directory did',
    defaultMessage: 'Person changed',
  },
  SCIM_USER_PATCHED: {
    id: 'account.provisioning.userPatched',
    description: 'What a directory did',
    defaultMessage: 'Person changed in part',
  },
  SCIM_USER_REMOVED: {
    id: 'account.provisioning.userRemoved',
    description: 'What a directory did',
    defaultMessage: 'Person removed',
  },
  SCIM_GROUP_ADDED: {
    id: 'account.provisioning.groupAdded',
    description: 'What a directory did',
    defaultMessage: 'Group added',
  },
  SCIM_GROUP_REPLACED: {
    id: 'account.provisioning.groupReplaced',
    description: 'What a directory did',
    defaultMessage: 'Group changed',
  },
  SCIM_GROUP_PATCHED: {
    id: 'account.provisioning.groupPatched',
    description: 'What a directory did',
    defaultMessage: 'Group changed in part',
  },
  SCIM_GROUP_REMOVED: {
    id: 'account.provisioning.groupRemoved',
    description: 'What a directory did',
    defaultMessage: 'Group removed',
  },
  ACCESS_DENIED: {
    id: 'account.provisioning.denied',
    description: 'What a directory did',
    defaultMessage: 'Access denied',
  },
});

/** Why something was refused to a directory, by the reason of the server. */
export const reasonMessages = defineMessages({
  uniqueness: {
    id: 'account.provisioning.reasonUniqueness',
    description: 'Why something was refused to a directory',
    defaultMessage: 'Somebody, or another group, has this name or address.',
  },
  mutability: {
    id: 'account.provisioning.reasonMutability',
    description: 'Why something was refused to a directory',
    defaultMessage: 'The account is one that only an administrator changes, or the last administrator’s.',
  },
  invalidValue: {
    id: 'account.provisioning.reasonValue',
    description: 'Why something was refused to a directory',
    defaultMessage: 'The directory sent a value that is not understood, or no e-mail address.',
  },
  people_rule: {
    id: 'account.provisioning.reasonRule',
    description: 'Why something was refused to a directory',
    defaultMessage: 'A rule about people forbids it, such as the last administrator.',
  },
  stale_row_version: {
    id: 'account.provisioning.reasonStale',
    description: 'Why something was refused to a directory',
    defaultMessage: 'The directory had read an older version.',
  },
  not_found: {
    id: 'account.provisioning.reasonUnknown',
    description: 'Why something was refused to a directory',
    defaultMessage: 'The directory named somebody who is not here.',
  },
});
