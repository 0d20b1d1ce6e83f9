import {
  browseSavedViews,
  browseWorklist,
  createSavedView,
  deleteSavedView,
  updateSavedView,
} from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import type { JsonBodyOf, Schema } from '@dosar/openapi';
import { aSavedView, aWorklistPage, server } from '@dosar/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { pick, answerTheLists, openLists } from '../worklist/worklist-fixture.tsx';

let asked: JsonBodyOf<'browseWorklist'>[] = [];
let views: Schema<'SavedView'>[] = [];

const cluj = aSavedView({
  name: 'Cluj, depășite',
  settings: { filter_keys: 16, category_code: 'active', filter_criteria: { county_code: 'CJ' } },
  total: { count: 12, capped: false },
});

beforeEach(() => {
  asked = [];
  views = [cluj];
  answerTheLists();
  server.use(
    mock(browseWorklist, ({ body }) => {
      asked.push(body);
      return { status: 200, body: aWorklistPage(3) };
    }),
    mock(browseSavedViews, () => ({ status: 200, body: views })),
    mock(createSavedView, ({ body }) => {
      const created = aSavedView({ ...body }, views.length + 1);
      views = [...views, created];
      return { status: 201, body: created };
    }),
    mock(updateSavedView, ({ path, body }) => {
      const updated = { ...cluj, ...body, saved_view_id: path.saved_view_id, row_version: 2 };
      views = [updated];
      return { status: 200, body: updated };
    }),
    mock(deleteSavedView, () => {
      views = [];
      return { status: 200, body: { success: true } };
    }),
  );
});

const address = ({ state: { location } }: ReturnType<typeof openLists>['router']) =>
  location.pathname + location.search;
const openCluj = async () => {
  const opened = openLists({ at: `/assignments/list/${cluj.saved_view_id}` });
  await screen.findByText('DM26R0000001');
  return opened;
};
const links = async () => within(await screen.findByRole('navigation', { name: 'Lists and saved views' }));

test('ux 5 a saved view asks for its own rows and for no others before', async () => {
  await openCluj();
  expect(asked).toEqual([
    expect.objectContaining({ filter_keys: 16, filter_criteria: { county_code: 'CJ' } }),
  ]);
  expect((await links()).getByRole('link', { name: /Cluj, depășite/ })).toHaveAttribute(
    'aria-current',
    'true',
  );
});

test('ux 2 a filter is saved as a view, which stands in the list with its count', async () => {
  const { user, router } = openLists({ at: '/assignments/worklist?keys=1&county=CJ' });
  await user.click(await screen.findByRole('button', { name: 'Save as…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Save this list as a view' }));
  await user.click(dialog.getByRole('button', { name: 'Save the view' }));
  expect((await dialog.findAllByText('Give the view a name.'))[0]).toBeVisible();
  await user.type(dialog.getByLabelText(/Name/), 'Ale mele din Cluj');
  await user.click(dialog.getByRole('button', { name: 'Save the view' }));

  await waitFor(() => expect(address(router)).toMatch(/list\/[0-9a-f-]{36}$/));
  const link = async () => (await links()).getByRole('link', { name: /Ale mele din Cluj/ });
  await waitFor(async () => expect(await link()).toHaveAttribute('aria-current', 'true'));
  expect(await link()).toHaveTextContent('4 results');
  expect(views[1]?.settings).toMatchObject({ filter_keys: 1, filter_criteria: { county_code: 'CJ' } });
});

test('a name that is taken keeps the dialog and says so', async () => {
  server.use(mock(createSavedView, problem(409, 'conflict')));
  const { user } = openLists({ at: '/assignments/worklist' });
  await user.click(await screen.findByRole('button', { name: 'Save as…' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(/Name/), 'Cluj, depășite');
  await user.click(dialog.getByRole('button', { name: 'Save the view' }));
  expect(await dialog.findByText('You have a view with this name already.')).toBeVisible();
});

test('ux 3 a changed view says so; it is saved, or shown again as it was, only by choice', async () => {
  const { user, router } = await openCluj();
  expect(screen.queryByText('Modified')).not.toBeInTheDocument();
  await pick(user, 'Whose', 'Mine');
  expect(screen.getByText('Modified')).toBeVisible();
  expect(views).toEqual([cluj]);

  await user.click(screen.getByRole('button', { name: 'Undo the changes' }));
  expect(screen.queryByText('Modified')).not.toBeInTheDocument();
  expect(address(router)).toBe(`/assignments/list/${cluj.saved_view_id}`);

  await pick(user, 'Whose', 'Mine');
  await user.click(screen.getByRole('button', { name: 'Save the view' }));
  await waitFor(() => expect(screen.queryByText('Modified')).not.toBeInTheDocument());
  expect(views[0]?.settings).toMatchObject({ filter_keys: 17, filter_criteria: { county_code: 'CJ' } });
});

test('a saved view that is cleared stays cleared instead of opening as it was saved', async () => {
  const { user, router } = await openCluj();
  await user.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(address(router)).toBe(`/assignments/list/${cluj.saved_view_id}?category=active`);
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ filter_keys: 0 }));
});

test('ux 4 a view is shared with the team; a colleague’s can be saved as another one only', async () => {
  const { user } = await openCluj();
  await user.click(await screen.findByRole('button', { name: 'This view' }));
  await user.click(screen.getByRole('menuitem', { name: 'Share with the team' }));
  expect(await screen.findByText('The team sees the view now')).toBeVisible();
  expect(views[0]?.is_shared).toBe(true);
});

test('a colleague’s view is neither changed nor removed', async () => {
  views = [{ ...cluj, is_own: false, is_shared: true, owner_name: 'Maria Stan' }];
  const { user } = await openCluj();
  await pick(user, 'Whose', 'Mine');
  expect(screen.getByText('Modified')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save the view' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'This view' })).not.toBeInTheDocument();
});

test('a deleted view can be brought back', async () => {
  const { user, router } = await openCluj();
  await user.click(await screen.findByRole('button', { name: 'This view' }));
  await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
  expect(await screen.findByText('The view is deleted')).toBeVisible();
  expect(address(router)).toBe('/assignments/worklist');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await (await links()).findByRole('link', { name: /Cluj, depășite/ })).toBeVisible();
});

test('R10 a view that is gone says so and leads to the tasks', async () => {
  openLists({ at: `/assignments/list/${aSavedView({}, 9).saved_view_id}` });
  expect(await screen.findByText('This view is not here')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Tasks' })).toHaveAttribute('href', '/assignments/worklist');
});

test('ux 11 the snoozed list is in sight and keeps what narrows the work', async () => {
  openLists({ at: '/assignments/worklist?keys=1' });
  expect(await (await links()).findByRole('link', { name: 'Snoozed' })).toHaveAttribute(
    'href',
    '/assignments/list/snoozed?keys=1',
  );
});

test('a saved view that was narrowed is left behind as a whole', async () => {
  openLists({ at: `/assignments/list/${cluj.saved_view_id}?keys=1&county=BV` });
  expect(await (await links()).findByRole('link', { name: /^Active/ })).toHaveAttribute(
    'href',
    '/assignments/list/active',
  );
});
