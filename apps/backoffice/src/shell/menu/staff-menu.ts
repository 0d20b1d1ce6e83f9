import type { MenuItem } from './menu-item.ts';
import { messages } from './messages.ts';

/** The menu of the staff (M1–M10), in the order of the side menu. */
export const staffMenu: readonly MenuItem[] = [
  { state: 'shortlist', name: messages.dashboard, type: 'link', icon: 'dashboard' },
  { state: 'worklist', name: messages.tasks, type: 'link', icon: 'assignment', badge: 'myOpenTasks' },
  { state: 'search', name: messages.search, type: 'link', icon: 'search' },
  { state: 'preview', name: messages.preview, type: 'link', icon: 'visibility', roles: ['app.previewer'] },
  {
    state: 'manager-area',
    name: messages.managerArea,
    type: 'link',
    icon: 'people',
    rolesCondition: '.manager',
    feature: 'manager-area',
  },
  {
    state: 'time-off/my-absences',
    name: messages.absences,
    type: 'link',
    icon: 'event_busy',
    rolesCondition: '.selfmanaged',
    feature: 'time-off',
    locales: ['ro'],
  },
  { state: 'reports', name: messages.reports, type: 'sub-rep', icon: 'assessment', feature: 'reports' },
  {
    state: 'special-customers',
    name: messages.specialCustomers,
    type: 'link',
    icon: 'business',
    roles: ['org.configurator'],
    feature: 'special-customers',
  },
  {
    state: 'config/partners',
    name: messages.partners,
    type: 'link',
    icon: 'build',
    roles: ['org.partner_admin'],
    feature: 'partners',
  },
  {
    state: 'config/appointment-locations',
    name: messages.appointmentUnits,
    type: 'link',
    icon: 'place',
    roles: ['AC.Assessor.Manager'],
    locales: ['ro'],
  },
  {
    state: 'config/statuses/help',
    name: messages.help,
    type: 'link',
    icon: 'help',
    roles: ['org.help_admin'],
  },
  {
    state: 'config',
    name: messages.settings,
    type: 'link',
    icon: 'settings',
    roles: ['app.configurator', 'org.configurator'],
  },
];

/** What the bottom bar of phones begins with; the rest follows in the order of the menu (S4). */
export const phoneOrder: readonly string[] = ['shortlist', 'worklist', 'reports', 'config'];
