export { DataFolderDamaged } from './data-folder-damaged.ts';
export { DataFolderInUse, type DataFolderHolder } from './data-folder-in-use.ts';
export { startEmbeddedPostgres } from './start-embedded-postgres.ts';
export type { EmbeddedPostgres, EmbeddedPostgresOptions } from './start-embedded-postgres.ts';
export { runningServer } from './running-server.ts';
export { clusterFolder } from './cluster-folder.ts';
export { handOver, serverAccount } from './server-account.ts';
