import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  more: {
    id: 'design-system.navigation.more',
    description:
      'Last entry of the bottom bar on phones, and the title of the panel it opens: the rest of the menu',
    defaultMessage: 'More',
  },
  openMenu: {
    id: 'design-system.navigation.openMenu',
    description: 'Button with three bars that shows the main menu',
    defaultMessage: 'Show the menu',
  },
  closeMenu: {
    id: 'design-system.navigation.closeMenu',
    description: 'Button with three bars that hides the main menu',
    defaultMessage: 'Hide the menu',
  },
  menu: {
    id: 'design-system.navigation.menu',
    description:
      'Title of the panel with the main menu, where the window is too narrow for it beside the page',
    defaultMessage: 'Menu',
  },
  compact: {
    id: 'design-system.navigation.compact',
    description: 'Button at the foot of the side menu: pictures with small names',
    defaultMessage: 'Narrower menu',
  },
  normal: {
    id: 'design-system.navigation.normal',
    description: 'Button at the foot of the narrow side menu: names beside the pictures',
    defaultMessage: 'Wider menu',
  },
});
