import { defineMessages } from 'react-intl';

/** Words by which the settings list the directory of partners. */
export const messages = defineMessages({
  title: {
    id: 'partners.directoryMenu.title',
    description: 'Page of the settings',
    defaultMessage: 'Partners',
  },
  about: {
    id: 'partners.directoryMenu.about',
    description: 'What that page is for, in one line',
    defaultMessage: 'Repair shops, towing, rental, experts: contracts, documents, capacity',
  },
  group: {
    id: 'partners.directoryMenu.group',
    description: 'Group of pages of the settings',
    defaultMessage: 'Partners',
  },
  keywords: {
    id: 'partners.directoryMenu.keywords',
    description: 'Words that people search for, separated by spaces',
    defaultMessage: 'shop garage windscreen towing rental lawyer contract suspend',
  },
});
