import { defineMessage } from 'react-intl';

export const messages = {
  foot: defineMessage<{ version: string; environment: string }>({
    id: 'account.version.foot',
    description: 'At the foot of the side menu: the running version and the environment',
    defaultMessage: 'v{version} · {environment}',
  }),
  version: defineMessage<{ version: string }>({
    id: 'account.version.version',
    description: 'At the foot of every page: the running version of the product',
    defaultMessage: 'Version {version}',
  }),
};
