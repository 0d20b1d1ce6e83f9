import { defineMessages } from 'react-intl';

/** What the area is called in menus and lists. */
export const messages = defineMessages({
  board: {
    id: 'scheduling.area.board',
    description: 'Menu entry and title of the board',
    defaultMessage: 'Appointments',
  },
  keywords: {
    id: 'scheduling.area.keywords',
    description: 'Other words that people type for appointments, separated by spaces',
    defaultMessage: 'visits inspection calendar board slots',
  },
  myDay: {
    id: 'scheduling.area.myDay',
    description: 'Menu entry of the assessor’s day',
    defaultMessage: 'My day',
  },
  visitsToday: {
    id: 'scheduling.area.visitsToday',
    description: 'Number of the dashboard: the visits that somebody makes today',
    defaultMessage: 'Visits today',
  },
  visits: {
    id: 'scheduling.area.visits',
    description: 'Section of a claim file',
    defaultMessage: 'Appointment',
  },
  places: { id: 'scheduling.area.places', description: 'Page of the settings', defaultMessage: 'Places' },
  placesAbout: {
    id: 'scheduling.area.placesAbout',
    description: 'About the page of places',
    defaultMessage: 'Where vehicles are inspected, when, and by whom',
  },
  placesGroup: {
    id: 'scheduling.area.placesGroup',
    description: 'Group of the settings',
    defaultMessage: 'Appointments',
  },
});
