import path from 'node:path';

/** The folder of the repository. */
export const workspaceRoot = path.resolve(import.meta.dirname, '../../..');

/** Databases, control pages and unfinished results: large, and made again when they are missing. */
export const cacheFolder = path.join(workspaceRoot, '.cache/bench');
