import { preloadParts, type PageModule } from '@dosar/areas';
import { listChanges, unassignedActs, worklistColumns } from '@dosar/areas/worklist';
import { inOrder, ListColumnsContext } from './list-columns.ts';
import { listOfAddress } from './list-of-address.ts';
import { worklistQuery } from './use-worklist.ts';
import { WorklistPage } from './worklist-page.tsx';

export const route: PageModule = {
  async page({ contributions }) {
    const [columns] = await Promise.all([
      Promise.all(worklistColumns.entriesIn(contributions).map(async ({ load }) => load())),
      preloadParts([
        ...listChanges.entriesIn(contributions).map(({ Changes }) => Changes),
        ...unassignedActs.entriesIn(contributions).map(({ Act }) => Act),
      ]),
    ]);
    const ofAllAreas = inOrder(columns.flat());
    return () => (
      <ListColumnsContext value={ofAllAreas}>
        <WorklistPage />
      </ListColumnsContext>
    );
  },
  /** Reads the first rows of the list at the address. */
  start({ queryClient, request, profile }) {
    const view = listOfAddress(new URL(request.url), profile.user_metadata?.worklist_filter);
    return view && queryClient.prefetchInfiniteQuery(worklistQuery(view));
  },
};
