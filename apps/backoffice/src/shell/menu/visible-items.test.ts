import { pageAccess } from '@dosar/api-client';
import type { MenuEntry } from '@dosar/areas';
import type { Locale } from '@dosar/i18n';
import { aProfile } from '@dosar/testing';
import { describe, expect, test } from 'vitest';
import { areas } from '../../generated/areas.ts';
import { itemAddress } from './item-address.ts';
import type { MenuItem } from './menu-item.ts';
import { navigationItems } from './navigation-items.tsx';
import { loadStaffMenu, requirementOf } from './staff-menu.ts';
import { visibleItems } from './visible-items.ts';

// Some of these pages have no area yet that brings them: what the contract says about them holds from their first day.
const inRomanian = ['time-off/my-absences', 'config/appointment-locations'];
// Sections of a claim file and this page of the settings are opened like pages, and stand in no menu.
const inMenu = Object.entries(pageAccess).filter(
  ([state]) => !state.startsWith('claim-file/') && state !== 'config/policies',
);
const menu = inMenu.map(([state, access]: [string, MenuEntry['access']]): MenuItem => ({
  state,
  name: state,
  type: state === 'reports' ? 'sub' : 'link',
  ...requirementOf(access),
  ...(inRomanian.includes(state) && { locales: ['ro'] }),
}));

const staffMenu = await loadStaffMenu(areas);

const features = ['special-customers', 'partners', 'manager-area', 'time-off', 'reports'];
const common = ['shortlist', 'worklist', 'search'];
const visits = ['appointments', 'appointments/my-day'];
const intake = 'assignments/claim_notification/new';

function statesFor(
  roles: string[],
  { locale = 'ro', withFeatures = features }: { locale?: Locale; withFeatures?: string[] } = {},
) {
  const profile = aProfile({ roles, features: withFeatures });
  return visibleItems(menu, profile, locale).map(({ state }) => state);
}

describe('who sees what in the menu', () => {
  test.each<[row: string, roles: string[], more: string[]]>([
    ['M1 everybody sees dashboard, tasks and search', ['claims.handler'], [intake, 'time-off/replacements']],
    ['M2 a previewer sees the preview', ['app.previewer'], ['preview']],
    ['M3 a configurator of the product sees the settings', ['app.configurator'], ['config']],
    [
      'M3 M7 a configurator of the organisation sees settings and partners',
      ['org.configurator'],
      ['special-customers', 'config'],
    ],
    [
      'M4 any role that ends in .manager opens the manager area',
      ['claims.manager'],
      [intake, 'manager-area', 'partner-jobs', 'time-off/replacements'],
    ],
    ['M4 a role that merely resembles one does not', ['claims.managers', 'manager', 'x.Manager'], []],
    ['M5 a role that ends in .selfmanaged opens absences', ['a.selfmanaged'], ['time-off/my-absences']],
    ['M8 a partner manager sees partners', ['org.partner_admin'], ['config/partners', 'partner-jobs']],
    ['M9 whoever keeps the help sees it', ['org.help_admin'], ['config/statuses/help']],
    [
      'M10 B2 the manager of assessors sees units, and the visits of everybody',
      ['AC.Assessor.Manager'],
      [...visits, 'config/appointment-locations'],
    ],
    ['B2 an assessor sees visits and the own day', ['AC.Assessor'], [...visits, 'time-off/replacements']],
  ])('%s', (_row, roles, more) => {
    expect(statesFor(roles).toSorted()).toEqual([...common, ...more].toSorted());
  });

  test('M5 M10 absences and appointment units stand in the Romanian menu only', () => {
    const roles = ['AC.Assessor.Manager', 'assessment.selfmanaged'];
    expect(statesFor(roles, { locale: 'en' }).toSorted()).toEqual([...common, ...visits].toSorted());
    expect(statesFor(roles)).toHaveLength(7);
  });

  test('M11 an item whose feature is switched off is not there, whatever the role', () => {
    const roles = ['claims.manager', 'claims.selfmanaged', 'org.configurator', 'org.partner_admin'];
    expect(statesFor(roles, { withFeatures: [] }).toSorted()).toEqual(
      [...common, intake, 'config'].toSorted(),
    );
  });

  test('nobody who is not signed in has a menu', () => {
    expect(visibleItems(menu, undefined, 'ro')).toEqual([]);
  });
});

describe('M6 reports', () => {
  const categories: MenuItem[] = [
    {
      state: 'claims',
      name: 'Dosare',
      type: 'sub',
      children: [{ state: 'open-files', name: 'Dosare deschise', type: 'link' }],
    },
    { state: 'time', name: 'Timp', type: 'sub', children: [] },
  ];
  const withReports = menu.map((item): MenuItem =>
    item.state === 'reports' ? { ...item, type: 'sub', children: categories } : item,
  );

  test('stand under their categories, and a category without reports is left out', () => {
    const reports = visibleItems(withReports, aProfile({ features: ['reports'] }), 'ro').find(
      ({ state }) => state === 'reports',
    );
    expect(reports?.children).toEqual([
      {
        state: 'claims',
        name: 'Dosare',
        type: 'sub',
        children: [{ state: 'open-files', name: 'Dosare deschise', type: 'link' }],
      },
    ]);
  });

  test('are no part of the menu while there are none', () => {
    expect(statesFor(['claims.handler'])).not.toContain('reports');
  });
});

describe('M12 where an item leads', () => {
  const ofArea = (wanted: string) => staffMenu.find(({ state }) => state === wanted) ?? item('');
  const item = (state: string, type: MenuItem['type'] = 'link'): MenuItem => ({ state, name: state, type });

  test.each([
    ['a page', item('special-customers'), undefined, '/special-customers'],
    ['the dashboard', ofArea('shortlist'), undefined, '/assignments/shortlist'],
    ['the tasks', ofArea('worklist'), undefined, '/assignments/worklist'],
    ['a child', item('statuses'), 'config', '/config/statuses'],
    ['a list of assignments', item('assessment'), 'assignments', '/assignments/list/assessment'],
    ['a report', item('open-files'), 'reports', '/reports/open-files'],
    ['another site', item('https://help.example/ro', 'extLink'), undefined, 'https://help.example/ro'],
    ['a site that is not secure', item('http://help.example', 'extTabLink'), undefined, '/'],
    ['a script', item('javascript:alert(1)', 'extLink'), undefined, '/'],
  ])('%s', (_what, menuItem, group, address) => {
    expect(itemAddress(menuItem, group)).toBe(address);
  });
});

test('R10 M1 a list that is open is current at the tasks, unless the menu has an item of its own for it', () => {
  const tasks = staffMenu.find(({ state }) => state === 'worklist');
  if (!tasks) throw new Error('The menu has no tasks');
  const lists: MenuItem = {
    state: 'assignments',
    name: 'Lists',
    type: 'sub',
    children: [{ state: 'snoozed', name: 'Snoozed', type: 'link' }],
  };
  const linkOfTasks = (items: MenuItem[], pathname: string) => {
    const [first] = navigationItems(items, { nameOf: String, badges: {}, pathname });
    return first && 'link' in first ? first.link.props : undefined;
  };

  const current = { 'aria-current': 'page' };
  expect(linkOfTasks([tasks], '/assignments/list/snoozed')).toMatchObject(current);
  expect(linkOfTasks([tasks, lists], '/assignments/list/done')).toMatchObject(current);
  expect(linkOfTasks([tasks, lists], '/assignments/list/snoozed')).not.toMatchObject(current);
  expect(linkOfTasks([tasks], '/assignments/shortlist')).not.toMatchObject(current);
});

test.each([
  ['M4', 'manager-area'],
  ['M7', 'special-customers'],
  ['M8', 'config/partners'],
  ['M9', 'config/statuses/help'],
  ['M10', 'config/appointment-locations'],
])('%s the areas bring %s to the menu', (_row, state) => {
  expect(staffMenu.map((item) => item.state)).toContain(state);
});
