import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  helpDesk: {
    id: 'backoffice.extensions.alfaHelpDesk',
    description: 'Below every page of people of Alfa Broker: whom to ask',
    defaultMessage: 'Questions about a file? Alfa help desk: asistenta@alfa-broker.example',
  },
});
