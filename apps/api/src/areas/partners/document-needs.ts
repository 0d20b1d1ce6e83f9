import type { PrivateFiles } from '#src/areas/documents/index.ts';

/** Where the documents of partners and of special customers are kept, and looked at for viruses. */
export type DocumentNeeds = { privateFiles: PrivateFiles };
