import { defineMessage, defineMessages } from 'react-intl';

/** Words about reserves that wait for their approval. */
export const reserveMessages = {
  ...defineMessages({
    asked: {
      id: 'settlement.reserve.asked',
      description: 'Said once the reserve was asked for',
      defaultMessage: 'The reserve waits for its approval',
    },
  }),
  waits: defineMessage<{ coverage: string; amount: string; name: string }>({
    id: 'settlement.reserve.waits',
    description: 'Under the reserves: one that {name} wants',
    defaultMessage: '{coverage}: {amount} waits for approval, asked by {name}',
  }),
  above: defineMessage<{ limit: string }>({
    id: 'settlement.reserve.above',
    description: 'In the window: the typed reserve is above what the reader decides alone',
    defaultMessage:
      'You reserve up to {limit} for the whole claim. A manager approves more; until then the reserve stays.',
  }),
};
