import { extensionPoint } from '../extension-point.ts';
import type { ListedPage } from '../listed-pages/listed-page.ts';

/** The pages below `/config`, in groups: each area brings those that configure it. */
export const settingsPages = extensionPoint<ListedPage>('config.settings-pages');
