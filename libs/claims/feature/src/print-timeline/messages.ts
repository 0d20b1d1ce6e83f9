import { defineMessage } from 'react-intl';

export const messages = {
  onBehalf: defineMessage<{ actor: string; replaced: string }>({
    id: 'claims.printTimeline.onBehalf',
    description: 'Who did something in the name of a replaced user',
    defaultMessage: '{actor}, on behalf of {replaced}',
  }),
  guest: defineMessage({
    id: 'claims.printTimeline.guest',
    description: 'Who did something, when it was whoever reported the claim, without a name',
    defaultMessage: 'Claimant',
  }),
  system: defineMessage({
    id: 'claims.printTimeline.system',
    description: 'Who did something, when nobody did',
    defaultMessage: 'System',
  }),
  tracker: defineMessage({
    id: 'claims.printTimeline.tracker',
    description: 'Who did something, when it was a claimant on the tracker',
    defaultMessage: 'Claimant',
  }),
  assistant: defineMessage({
    id: 'claims.printTimeline.assistant',
    description: 'Who did something, when it was the assistant',
    defaultMessage: 'Assistant',
  }),
  user: defineMessage({
    id: 'claims.printTimeline.user',
    description: 'Who did something, when the name of the user is not known',
    defaultMessage: 'User',
  }),
  empty: defineMessage({
    id: 'claims.printTimeline.empty',
    description: 'Printed when nothing has happened yet',
    defaultMessage: 'Nothing has happened on this task yet.',
  }),
};
