import { browseLegalRisk, getTeam } from '@dosar/api-client';
import { PageDirectory } from '@dosar/areas';
import { mock } from '@dosar/api-client/testing';
import { renderFeature, server } from '@dosar/testing';
import { aProfile, aTeam, daysAhead, people } from '@dosar/testing/samples';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { messages as areaMessages } from '../messages.ts';
import { ManagerFigures } from './manager-figures.tsx';

test('M4 R8 the manager area begins with what is late, the legal risk a day, no-shows, decisions that wait and who is away', async () => {
  server.use(
    mock(getTeam, { status: 200, body: aTeam() }),
    mock(browseLegalRisk, {
      status: 200,
      body: {
        today: daysAhead(0),
        missed: [],
        near: [],
        missed_count: 4,
        near_count: 0,
        penalty_bani: 69_124,
        penalty_per_day_bani: 6_908,
        near_per_day_bani: 0,
        causes: [],
      },
    }),
  );
  renderFeature(<ManagerFigures />, { profile: aProfile({}, people.maria), at: '/manager-area' });
  const late = await screen.findByRole('link', { name: 'Overdue' });
  expect(late).toHaveAttribute('href', '/assignments/worklist?category=all&keys=18');
  expect(await screen.findByText('69.08')).toBeVisible();
  expect(screen.getByRole('link', { name: /^lei a day/ })).toHaveAttribute(
    'href',
    '/manager-area/legal-risk',
  );
  expect(screen.getByRole('link', { name: 'Decisions waiting' })).toHaveAttribute(
    'href',
    '/manager-area/approvals',
  );
  expect(screen.getByText(people.radu.fullName)).toBeVisible();
  expect(screen.getByRole('link', { name: /^No-shows/ })).toBeVisible();
});

test('R8 wide pages and narrow ones of managers stand in one frame: all of them are tabs above the page that is open', () => {
  const page = {
    group: { id: 'people', title: areaMessages.people, order: 1 },
    icon: 'people' as const,
    isFor: () => true,
    load: () => Promise.reject(new Error('Nothing is loaded.')),
  };
  const pages = [
    { ...page, path: 'team', title: areaMessages.team, about: areaMessages.teamAbout, isWide: true },
    { ...page, path: 'legal-risk', title: areaMessages.legalRisk, about: areaMessages.legalRiskAbout },
  ];
  const open = (path: string) => {
    const view = renderFeature(
      <PageDirectory
        {...{ title: 'Manager', path: '/manager-area', searchLabel: 'Find a page', pages }}
        neighbours="above"
      />,
      { at: `/manager-area/${path}` },
    );
    const links = within(screen.getByRole('navigation', { name: 'Manager' })).getAllByRole('link');
    const shown = links.map((link) => [link.textContent, link.getAttribute('aria-current')]);
    view.unmount();
    return shown;
  };
  expect(open('team')).toEqual([
    ['Manager', null],
    ['Team', 'page'],
    ['Legal deadlines', null],
  ]);
  expect(open('legal-risk')).toEqual([
    ['Manager', null],
    ['Team', null],
    ['Legal deadlines', 'page'],
  ]);
});
