/** Rows that a reference table must hold, in the order in which people should see them. */
export type ReferenceTable = {
  table: string;
  /** Columns that identify a row. */
  key: string[];
  rows: Record<string, string | number | boolean | string[] | null>[];
};
