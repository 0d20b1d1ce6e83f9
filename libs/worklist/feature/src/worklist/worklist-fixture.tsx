import {
  browseAssignees,
  browseCounties,
  browsePartners,
  browseSavedViews,
  browseStatuses,
  browseTags,
  saveWorklistFilter,
} from '@dosar/api-client';
import { mock } from '@dosar/api-client/testing';
import { anAssignee, aStatus, idOf, renderFeature, server } from '@dosar/testing';
import { screen, within } from '@testing-library/react';
import { WorklistPage } from './worklist-page.tsx';

/** Partners that can be found. */
export const partners = [
  { partner_id: idOf('other', 21), name: 'Auto Crișana', locality: 'Oradea' },
  { partner_id: idOf('other', 22), name: 'Service Nord', locality: null },
];

/** Answers to what the lists ask for beside their rows. */
export function answerTheLists(): void {
  server.use(
    mock(browseStatuses, { status: 200, body: [aStatus()] }),
    mock(browseCounties, { status: 200, body: [{ code: 'CJ', name: 'Cluj' }] }),
    mock(browseTags, { status: 200, body: ['flotă', 'urgent'] }),
    mock(browsePartners, ({ query }) => ({
      status: 200,
      body: partners.filter(
        ({ partner_id, name }) =>
          partner_id === query.get('partner_id') || name.toLowerCase().includes(query.get('q') ?? '–'),
      ),
    })),
    mock(browseAssignees, { status: 200, body: [anAssignee()] }),
    mock(browseSavedViews, { status: 200, body: [] }),
    mock(saveWorklistFilter, { status: 200, body: { success: true } }),
  );
}

type Options = Omit<NonNullable<Parameters<typeof renderFeature>[1]>, 'path' | 'otherRoutes'>;

/** Opens the lists of work with a stand-in for the pages they lead to, in English unless said otherwise. */
export function openLists(options: Options) {
  return renderFeature(
    [
      {
        element: <WorklistPage />,
        children: ['/assignments/worklist', '/assignments/list/:list'].map((path) => ({
          path,
          element: null,
        })),
      },
      { path: '/workflow/getById/:claimFileNo/:assignmentId', element: <h1>Claim file page</h1> },
    ],
    options,
  );
}

/** Narrows the list by one of the menus above it. */
export async function pick(user: ReturnType<typeof openLists>['user'], menu: string, choice: string) {
  const filters = within(await screen.findByRole('search'));
  await user.click(filters.getByRole('button', { name: menu }));
  await user.click(await screen.findByRole('menuitem', { name: choice }));
}
