import type { Schema } from '@dosar/openapi';
import type { MessageDescriptor } from 'react-intl';
import { extensionPoint } from '../extension-point.ts';
import type { Part } from '../lazy-part.tsx';

/** What a number of the dashboard is called; the server counts it and says which list it opens. */
export type DashboardTile = { code: Schema<'ShortlistTile'>['code']; text: MessageDescriptor };

/** The numbers of the dashboard, each named by the area that counts them. */
export const dashboardTiles = extensionPoint<DashboardTile>('worklist.dashboard-tiles');

/** What can be done from the dashboard for a colleague whom one replaces. */
export const replacedColleagueActs = extensionPoint<{ Act: Part<{ userId: string }> }>(
  'worklist.replaced-colleague-acts',
);
