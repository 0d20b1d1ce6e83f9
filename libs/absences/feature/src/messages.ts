import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  menu: {
    id: 'absences.area.menu',
    description: 'Menu entry, M5: the page with one’s own absences',
    defaultMessage: 'Absences',
  },
  keywords: {
    id: 'absences.area.keywords',
    description:
      'Other words that people type for the pages about absences, separated by spaces; never shown',
    defaultMessage: 'leave holiday vacation time off sick replacement',
  },
  team: {
    id: 'absences.area.team',
    description: 'Page of the manager area: who is away, and requests to decide',
    defaultMessage: 'Absences of the team',
  },
  teamAbout: {
    id: 'absences.area.teamAbout',
    description: 'Below the name of the page about the absences of a team',
    defaultMessage: 'Who is away when, and requests that wait for your decision.',
  },
  balances: {
    id: 'absences.area.balances',
    description: 'Page of the manager area: how much rest leave people have',
    defaultMessage: 'Leave balances',
  },
  balancesAbout: {
    id: 'absences.area.balancesAbout',
    description: 'Below the name of the page about leave balances',
    defaultMessage: 'Rest leave by year, as a file and back, and what the new year carries over.',
  },
  leaveTypes: {
    id: 'absences.area.leaveTypes',
    description: 'Page of the settings: the kinds of absence',
    defaultMessage: 'Kinds of leave',
  },
  leaveTypesAbout: {
    id: 'absences.area.leaveTypesAbout',
    description: 'Below the name of the page about the kinds of absence',
    defaultMessage: 'Names, needed document and days a year',
  },
  people: {
    id: 'absences.area.people',
    description: 'Heading of a group of pages for managers: their people',
    defaultMessage: 'People',
  },
});
