import { pageAccess, type PageAccess } from '@dosar/api-client';
import type { MenuItem } from './menu-item.ts';
import { messages } from './messages.ts';

const around = { kind: 'around' } as const;

/** The menu of the staff (M1–M10), in the order of the side menu. */
export const staffMenu: readonly MenuItem[] = [
  page('shortlist', { name: messages.dashboard, icon: 'dashboard' }),
  page('worklist', { name: messages.tasks, icon: 'assignment', badge: 'myOpenTasks' }),
  page('search', { name: messages.search, icon: 'search' }),
  page('preview', { name: messages.preview, icon: 'visibility' }),
  page('time-off/my-absences', { name: messages.absences, icon: 'event_busy', locales: ['ro'] }),
  page('manager-area', { name: messages.managerArea, icon: 'people', ...around }),
  page('reports', { name: messages.reports, type: 'sub-rep', icon: 'assessment', ...around }),
  page('special-customers', { name: messages.specialCustomers, icon: 'business', ...around }),
  page('config/partners', { name: messages.partners, icon: 'build', ...around }),
  page('config/appointment-locations', {
    name: messages.appointmentUnits,
    icon: 'place',
    locales: ['ro'],
    ...around,
  }),
  page('config/statuses/help', { name: messages.help, icon: 'help', ...around }),
  page('config', { name: messages.settings, icon: 'settings', ...around }),
];

/** What the bottom bar of phones begins with; the rest follows in the order of the menu (S4). */
export const phoneOrder: readonly string[] = ['shortlist', 'worklist', 'reports', 'config'];

type Look = Pick<MenuItem, 'name' | 'icon' | 'badge' | 'locales' | 'kind'> & { type?: 'sub-rep' };

/** A page of the product: the contract says to whom it shows, since the server refuses everybody else (P1). */
function page(state: keyof typeof pageAccess, look: Look): MenuItem {
  return { state, type: 'link', ...requirementOf(pageAccess[state]), ...look };
}

function requirementOf({
  roles,
  feature,
}: PageAccess): Pick<MenuItem, 'roles' | 'rolesCondition' | 'feature'> {
  const suffix = roles?.find((role) => role.startsWith('*'))?.slice(1);
  const named = roles?.filter((role) => !role.startsWith('*')) ?? [];
  return {
    ...(named.length > 0 && { roles: named }),
    ...(suffix !== undefined && { rolesCondition: suffix }),
    ...(feature !== undefined && { feature }),
  };
}
