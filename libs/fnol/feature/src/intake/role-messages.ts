import { defineMessage } from 'react-intl';

/** What people of one of several other vehicles are called. */
export const roleMessages = {
  driverOf: defineMessage<{ which: string }>({
    id: 'fnol.intakeField.roleDriverOf',
    description: 'Choice: drove one of several other vehicles. {which} is its plate or number.',
    defaultMessage: 'Driver of {which}',
  }),
  ownerOf: defineMessage<{ which: string }>({
    id: 'fnol.intakeField.roleOwnerOf',
    description: 'Choice: owns one of several other vehicles. {which} is its plate or number.',
    defaultMessage: 'Owner of {which}',
  }),
};
