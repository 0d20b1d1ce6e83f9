import type { ActionBarProps, Column } from '@dosar/design-system';
import type { Formats } from '@dosar/i18n';
import type { Schema } from '@dosar/openapi';
import type { ReactNode } from 'react';
import type { IntlShape, MessageDescriptor } from 'react-intl';
import { extensionPoint } from '../extension-point.ts';
import type { Part } from '../lazy-part.tsx';

/** What a number of the dashboard is called; the server counts it and says which list it opens. */
export type DashboardTile = {
  code: Schema<'ShortlistTile'>['code'];
  text: MessageDescriptor;
  /** The page that it opens instead, where it does not count a list of work. */
  path?: string;
};

/** The numbers of the dashboard, each named by the area that counts them. */
export const dashboardTiles = extensionPoint<DashboardTile>('worklist.dashboard-tiles');

/** Something that stands above the numbers of the dashboard for as long as it concerns somebody. */
export const dashboardParts = extensionPoint<{
  isFor: (profile: Schema<'Profile'>) => boolean;
  Part: Part<object>;
}>('worklist.dashboard-parts');

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
  /** The element above the rows where the result of the last change is shown. */
  resultPlace: HTMLElement | null;
};

/** What can be done with rows of a list, by those whom the contract lets change them. */
export const listChanges = extensionPoint<{
  Changes: Part<ListChangesProps>;
}>('worklist.list-changes');

/** What is read of a file beside its list: the facts that matter, and what happened. */
export const readingPaneContents = extensionPoint<{
  /** Its place, from the top: what the file is about is 0, what happened is 100. */
  order: number;
  Content: Part<{
    row: Schema<'WorklistRow'>;
    /** Absent until it is read; the row is there at once. */
    assignment: Schema<'AssignmentDetail'> | undefined;
  }>;
}>('worklist.reading-pane-contents');

/** Something that was done with the open file. */
export type ActOnFile = {
  /** What was done, as a remark: “New status: Approved”. */
  text: string;
  /** Takes it back; absent where that is not possible. */
  undo?: () => Promise<void>;
  /** The file stays open; otherwise the next one opens. */
  isStaying?: boolean;
};

/** What can be done with the open file beside its list; each act is told, so that the next file opens. */
export const readingPaneActs = extensionPoint<{
  Acts: Part<{ assignment: Schema<'AssignmentDetail'>; onActed: (act: ActOnFile) => void }>;
}>('worklist.reading-pane-acts');

/** What can be done with a row that nobody has. */
export const unassignedActs = extensionPoint<{ Act: Part<{ row: Schema<'WorklistRow'> }> }>(
  'worklist.unassigned-acts',
);

/** What cells are written with. */
export type CellWords = {
  t: IntlShape['formatMessage'];
  formats: Formats;
  /** Whether another column stands beside it, which then says what this one would say as well. */
  isShown: (column: Schema<'WorklistColumn'>) => boolean;
};

/** Something that a row of the worklist can show. The area whose part of the contract lists the key brings it. */
export type WorklistColumn = Omit<Column<Schema<'WorklistRow'>>, 'key' | 'header' | 'cell' | 'widest'> & {
  key: Schema<'WorklistColumn'>;
  /** Its place in the order of reading, ascending. */
  order: number;
  header: MessageDescriptor;
  /** Whether somebody sees it in this list who has chosen no columns; hidden until it is chosen when absent. */
  isUsual?: (list: Schema<'WorklistCategory'>) => boolean;
  /** The widest that its cells usually are, as in a table; asked for shown columns only. */
  widest?: string | ((words: CellWords) => string | undefined);
  /**
   * What stands in a cell. Called for each row, so it asks for nothing and keeps nothing; what it makes beside text are
   * plain elements of the design system.
   */
  cell: (row: Schema<'WorklistRow'>, words: CellWords) => ReactNode;
};

/** The columns of an area; their code is fetched together with the list. */
export const worklistColumns = extensionPoint<{ load: () => Promise<readonly WorklistColumn[]> }>(
  'worklist.columns',
);
