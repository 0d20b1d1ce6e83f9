export { firstMetadata } from '../db/organisation/first-metadata.ts';
export type { NewOrganisation } from '../db/organisation/new-organisation.ts';
export { findTaken, writeOrganisation } from '../db/organisation/write-organisation.ts';
