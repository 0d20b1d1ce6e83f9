import type { TransitionConditions } from '#src/kernel/database/json-columns.ts';

/** Work that was closed longer ago stays closed: a new one is opened instead. */
export const recentlyClosed: TransitionConditions = { closed_within_days: 30 };
