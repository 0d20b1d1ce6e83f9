import type { Schema } from '@dosar/openapi';
import { defineLiveNews } from '#src/kernel/changes/live-events.ts';

/** A colleague has opened an assignment, writes on it, or has left it. */
export const presenceNews = defineLiveNews<Schema<'Presence'>>('presence');

/** An export that somebody asked for is ready, or will never be. */
export const exportNews = defineLiveNews<{ export_id: string; state: string }>('export');
