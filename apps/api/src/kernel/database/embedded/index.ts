export { DataFolderDamaged } from './data-folder-damaged.ts';
export { DataFolderInUse, type DataFolderHolder } from './data-folder-in-use.ts';
export { startEmbeddedPostgres } from './start-embedded-postgres.ts';
export type { EmbeddedPostgres, EmbeddedPostgresOptions } from './start-embedded-postgres.ts';
