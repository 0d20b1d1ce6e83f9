import type { ReactNode } from 'react';

/** One column of a table: its name and what a row shows in it. */
export type Column<Row> = {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** The server can sort by it. */
  sortable?: boolean;
  /** Numbers and money stand at the end. */
  align?: 'start' | 'end';
  /** A CSS width; without it the content decides. */
  width?: string;
  /** Gives way where there is little room: cut off instead of broken, so that all rows are of one height. */
  shrinks?: boolean | ((row: Row) => boolean);
  /**
   * The widest that its cells usually are, for cells of one form such as dates and numbers: the room for it is there
   * before such a row comes. A function where it takes time to say, asked for shown columns only.
   */
  widest?: string | (() => string | undefined);
  /** The CSS width that is left to it even then. */
  least?: string;
  /** Names the row and cannot be hidden. */
  always?: boolean;
  /** What becomes of it on a phone, where each row is a card: its title, a named line, or beside the title a button. */
  onPhone?: 'title' | 'line' | 'action' | 'hidden';
};
