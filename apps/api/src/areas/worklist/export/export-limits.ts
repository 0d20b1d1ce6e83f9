import type { Schema } from '@dosar/openapi';

/** Beyond this a spreadsheet takes too much memory to make, and a file of values is what the next program wants anyway. */
export const mostRows: Record<Schema<'ExportFormat'>, number> = { xlsx: 50_000, csv: 100_000 };

/** So few rows are made while the caller waits. */
export const mostRowsAtOnce = 500;

/** Exports of one person that are being made at a time. */
export const mostUnfinished = 3;

/** How long an export can be fetched. */
export const keptDays = 7;
