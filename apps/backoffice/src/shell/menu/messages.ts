import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    navigation: {
      id: 'backoffice.menu.navigation',
      description: 'Name of the main navigation for screen readers',
      defaultMessage: 'Main',
    },
    dashboard: {
      id: 'backoffice.menu.dashboard',
      description: 'Menu entry, M1',
      defaultMessage: 'Dashboard',
    },
    tasks: { id: 'backoffice.menu.tasks', description: 'Menu entry, M1', defaultMessage: 'Tasks' },
    search: {
      id: 'backoffice.menu.search',
      description: 'Menu entry, M1; also the name of the button with the magnifier in the top bar',
      defaultMessage: 'Search',
    },
    preview: {
      id: 'backoffice.menu.preview',
      description: 'Menu entry, M2; a soft hyphen (\\u00ad) says where the narrow menu may break a long word',
      defaultMessage: 'Preview',
    },
    settings: { id: 'backoffice.menu.settings', description: 'Menu entry, M3', defaultMessage: 'Settings' },
    managerArea: {
      id: 'backoffice.menu.managerArea',
      description: 'Menu entry, M4',
      defaultMessage: 'Manager',
    },
    absences: { id: 'backoffice.menu.absences', description: 'Menu entry, M5', defaultMessage: 'Absences' },
    reports: { id: 'backoffice.menu.reports', description: 'Menu entry, M6', defaultMessage: 'Reports' },
    specialCustomers: {
      id: 'backoffice.menu.specialCustomers',
      description: 'Menu entry, M7: customers with agreements of their own',
      defaultMessage: 'Partners',
    },
    partners: {
      id: 'backoffice.menu.partners',
      description: 'Menu entry, M8: repair shops and other partners',
      defaultMessage: 'Partners',
    },
    help: { id: 'backoffice.menu.help', description: 'Menu entry, M9', defaultMessage: 'Help' },
    appointmentUnits: {
      id: 'backoffice.menu.appointmentUnits',
      description: 'Menu entry, M10: places where vehicles are inspected',
      defaultMessage: 'Appointment units',
    },
  }),
  openTasks: defineMessage<{ count: number }>({
    id: 'backoffice.menu.openTasks',
    description: 'Read after the menu entry "Tasks": how many are open',
    defaultMessage: '{count, plural, one {# open} other {# open}}',
  }),
};
