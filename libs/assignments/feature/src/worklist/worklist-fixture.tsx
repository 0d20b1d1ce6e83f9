import { renderFeature } from '@dosar/testing';
import { WorklistPage } from './worklist-page.tsx';

/** Opens the lists of work with a stand-in for the pages they lead to, in English unless said otherwise. */
export function openLists(
  options: Omit<NonNullable<Parameters<typeof renderFeature>[1]>, 'path' | 'otherRoutes'>,
) {
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
