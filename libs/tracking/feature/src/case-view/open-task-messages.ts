import { defineMessage } from 'react-intl';

export const messages = {
  title: defineMessage({
    id: 'tracking.openTasks.title',
    description: 'Title above the list of everything that the claimant has to do',
    defaultMessage: 'What you need to do',
  }),
  sent: defineMessage({
    id: 'tracking.openTasks.sent',
    description: 'Title above requested documents of which all were sent and none was judged yet',
    defaultMessage: 'What you have sent',
  }),
  until: defineMessage<{ day: string }>({
    id: 'tracking.openTasks.until',
    description: 'The one day until which a thing may be done',
    defaultMessage: 'until {day}',
  }),
};
