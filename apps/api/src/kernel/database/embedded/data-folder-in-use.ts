import type { ProcessIdentity } from './process-identity.ts';

/** Who holds a data folder. */
export type DataFolderHolder = ProcessIdentity & { startedAt: string; command: string };

/** Another living process works on the data folder; `holder` says which. */
export class DataFolderInUse extends Error {
  readonly dataDir: string;
  readonly holder: DataFolderHolder;

  constructor(dataDir: string, holder: DataFolderHolder) {
    super(
      `The data folder ${dataDir} is in use by process ${holder.pid} on ${holder.hostName}, ` +
        `started ${holder.startedAt} (${holder.command}). Stop it first, or set DATA_DIR to another folder.`,
    );
    this.name = 'DataFolderInUse';
    this.dataDir = dataDir;
    this.holder = holder;
  }
}
