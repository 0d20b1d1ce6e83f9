import type { ActionBarProps } from '@dosar/design-system';
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

/** What the rows of a list tell those who change them. */
export type ListChangesProps = {
  /** The list itself, for what is done to everything that it finds. */
  settings: Schema<'ViewSettings'>;
  /** How many rows are selected, and the ways to select more or none; `isLimited`: more match than may be selected. */
  selection: ActionBarProps['selected'] & { isLimited: boolean };
  selectedRows: readonly Schema<'WorklistRow'>[];
  /** The row that the keyboard stands on, while nothing is selected. */
  rowAtHand: () => Schema<'WorklistRow'> | undefined;
  /** The rows are put off: they can be woken instead. */
  isSnoozed: boolean;
  /** Selects these rows and no others. */
  onSelect: (assignmentIds: readonly string[]) => void;
  /** Exports the selected rows; absent for those who may not. */
  onExport: (() => void) | undefined;
  /** Above the rows: what became of the last change is shown there. */
  resultPlace: HTMLElement | null;
};

/** What can be done with rows of a list, by those whom the contract lets change them. */
export const listChanges = extensionPoint<{
  Changes: Part<ListChangesProps>;
}>('worklist.list-changes');

/** What can be done with a row that nobody has. */
export const unassignedActs = extensionPoint<{ Act: Part<{ row: Schema<'WorklistRow'> }> }>(
  'worklist.unassigned-acts',
);
