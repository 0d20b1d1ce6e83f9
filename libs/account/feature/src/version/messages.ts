import { defineMessage } from 'react-intl';

export const messages = {
  version: defineMessage<{ version: string }>({
    id: 'account.version.version',
    description: 'At the foot of every page: the running version of the product',
    defaultMessage: 'Version {version}',
  }),
};
