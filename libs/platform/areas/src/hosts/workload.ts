import { extensionPoint } from '../extension-point.ts';
import type { ListedPage } from '../listed-pages/listed-page.ts';

/** The pages below `/manager-area`, in groups: each area brings what managers do with it. */
export const managerPages = extensionPoint<ListedPage>('workload.manager-pages');
