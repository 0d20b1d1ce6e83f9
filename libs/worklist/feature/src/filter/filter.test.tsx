import { browseCounties, browseStatuses, browseWorklist, saveWorklistFilter } from '@dosar/api-client';
import { mock } from '@dosar/api-client/testing';
import type { JsonBodyOf } from '@dosar/openapi';
import { aProfile, aStatus, aWorklistPage, server } from '@dosar/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { pick, answerTheLists, openLists, partners } from '../worklist/worklist-fixture.tsx';

type Asked = JsonBodyOf<'browseWorklist'>;

let asked: Asked[] = [];
let saved: unknown[] = [];

beforeEach(() => {
  asked = [];
  saved = [];
  answerTheLists();
  server.use(
    mock(browseWorklist, ({ body }) => {
      asked.push(body);
      return { status: 200, body: aWorklistPage(body.filter_criteria?.county_code === 'AB' ? 0 : 3) };
    }),
    mock(browseStatuses, {
      status: 200,
      body: [
        aStatus({ code: 'in_progress', name: 'În lucru' }),
        aStatus({ code: 'new', name: 'Nou' }),
        aStatus({ assignment_type: 'assessment', assignment_type_name: 'Constatare', name: 'În lucru' }),
      ],
    }),
    mock(browseCounties, {
      status: 200,
      body: [
        { code: 'AB', name: 'Alba' },
        { code: 'CJ', name: 'Cluj' },
      ],
    }),
    mock(saveWorklistFilter, ({ body }) => {
      saved.push(body);
      return { status: 200, body: { success: true } };
    }),
  );
});

const leftAt = (filter: Partial<ReturnType<typeof aProfile>['user_metadata']['worklist_filter']>) => {
  const { user_metadata, ...profile } = aProfile();
  const worklist_filter = { ...user_metadata.worklist_filter, ...filter };
  return { ...profile, user_metadata: { ...user_metadata, worklist_filter } };
};

async function openPanel(user: ReturnType<typeof openLists>['user']) {
  await user.click(await screen.findByRole('button', { name: /^Filters/ }));
  const panel = await screen.findByRole('dialog', { name: 'Filters and order' });
  await within(panel).findByLabelText('Tag');
  return within(panel);
}

async function choose(user: ReturnType<typeof openLists>['user'], field: HTMLElement, choice: string) {
  await user.click(field);
  await user.click(await screen.findByRole('option', { name: choice }));
}

test('a list is narrowed to the work of a partner, who is found by name', async () => {
  const { user, router } = openLists({ at: '/assignments/worklist' });
  const panel = await openPanel(user);
  await user.type(panel.getByLabelText('Partner'), 'crișa');
  await user.click(await screen.findByRole('option', { name: /Auto Crișana/ }));
  await waitFor(() => expect(asked.at(-1)?.filter_criteria).toEqual({ partner_id: partners[0]?.partner_id }));
  expect(panel.getByLabelText('Partner')).toHaveValue('Auto Crișana');
  expect(router.state.location.search).toContain(`partner=${partners[0]?.partner_id}`);
  await user.click(panel.getByRole('button', { name: 'Show the list' }));
  expect(await screen.findByText('Auto Crișana')).toBeVisible();
});

test('ux 1 filters of the panel go into the address and to the server, and stand as chips', async () => {
  const { user, router } = openLists({ at: '/assignments/worklist' });
  const panel = await openPanel(user);
  await choose(user, panel.getByLabelText('County'), 'Cluj');
  await choose(user, panel.getByLabelText('Add a status'), 'În lucru');
  await choose(user, panel.getByLabelText('Add a status'), 'Nou');
  await user.selectOptions(panel.getByLabelText('Task'), 'Constatare');
  await user.click(panel.getByLabelText('Mine'));
  await user.click(panel.getByLabelText('Nobody’s yet'));
  await user.click(panel.getByLabelText('New documents'));
  await user.click(panel.getByRole('button', { name: 'Show the list' }));

  await waitFor(() =>
    expect(asked.at(-1)).toEqual({
      filter_keys: 1 + 8 + 128,
      category_code: 'active',
      assignment_type: 'assessment',
      filter_criteria: { county_code: 'CJ', status_codes: ['in_progress', 'new'] },
      sort: { column: 'due_at', direction: 'asc' },
    }),
  );
  expect(router.state.location.search).toBe(
    '?keys=137&type=assessment&status=in_progress&status=new&county=CJ',
  );
  const chips = within(screen.getByRole('group', { name: 'Filters' }));
  expect(chips.getAllByRole('listitem').map((chip) => chip.textContent)).toEqual([
    'Whose: Mine',
    'Whose: Nobody’s yet',
    'Only: New documents',
    'Task: Constatare',
    'Status: În lucru',
    'Status: Nou',
    'County: Cluj',
    'Clear all',
  ]);
});

test('a chip takes its filter off and leaves the others', async () => {
  const { user, router } = openLists({ at: '/assignments/worklist?keys=17&county=CJ&due_to=2026-12-01' });
  await screen.findByText('Cluj');
  await user.click(screen.getByRole('button', { name: 'Remove the filter County' }));
  expect(router.state.location.search).toBe('?keys=17&due_to=2026-12-01');
  await user.click(screen.getByRole('button', { name: 'Remove the filter Deadline to' }));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ filter_keys: 17 }));
  expect(asked.at(-1)).not.toHaveProperty('filter_criteria');
});

test('a day filters once it is whole', async () => {
  const { user, router } = openLists({ at: '/assignments/worklist' });
  const panel = await openPanel(user);
  const [from] = panel.getAllByLabelText('From');
  await user.type(from!, '05.03.202');
  expect(router.state.location.search).toBe('');
  await user.type(from!, '6');
  expect(router.state.location.search).toBe('?due_from=2026-03-05');
});

test('ux 21 a filter without result says so and offers to clear it', async () => {
  const { user } = openLists({ at: '/assignments/worklist?county=AB' });
  expect(await screen.findByText('Nothing matches')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(await screen.findByText('DM26R0000001')).toBeVisible();
});

test('E3 ux 5 the list opens as it was left, and asks for nothing else first', async () => {
  const { router } = openLists({
    at: '/assignments/worklist',
    profile: leftAt({ filter_keys: 1, filter_criteria: { county_code: 'CJ' } }),
  });
  await screen.findByText('DM26R0000001');
  expect(asked).toEqual([
    expect.objectContaining({ filter_keys: 1, filter_criteria: { county_code: 'CJ' } }),
  ]);
  expect(router.state.location.search).toBe('?keys=1&county=CJ');
});

test('E3 how the list is left is kept once the choices are made, without what was searched for', async () => {
  const { user, session, router } = openLists({
    at: '/assignments/worklist?q=popescu',
    profile: leftAt({ filter_keys: 1 }),
  });
  await pick(user, 'Whose', 'My team’s');
  await pick(user, 'Deadline', 'Overdue');
  await waitFor(() => expect(saved.at(-1)).toMatchObject({ filter_keys: 18, category_code: 'active' }), {
    timeout: 4000,
  });
  expect(saved.at(-1)).not.toHaveProperty('filter_criteria');
  expect(session.state).toMatchObject({
    profile: { user_metadata: { worklist_filter: { filter_keys: 18 } } },
  });

  await user.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(router.state.location.search).toBe('?category=active');
});

test('R10 a fixed list stands at its own address and keeps it while it is narrowed', async () => {
  const { user, router } = openLists({ at: '/assignments/list/snoozed' });
  await screen.findByText('DM26R0000001');
  expect(asked.at(-1)).toMatchObject({ category_code: 'snoozed' });
  await pick(user, 'Whose', 'Mine');
  expect(router.state.location.pathname + router.state.location.search).toBe(
    '/assignments/list/snoozed?keys=1',
  );
});
