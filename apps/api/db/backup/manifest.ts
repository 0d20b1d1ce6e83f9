import * as z from 'zod';

/** The name of the manifest in an archive: its last file. */
export const manifestName = 'manifest.json';

const factsShape = z.object({
  format: z.literal(1),
  /** The version of the product that made the backup. */
  version: z.string(),
  /** When the backup began. Everything acknowledged before it is in the backup. */
  taken_at: z.iso.datetime(),
  /** How the database is in it: the files of an embedded cluster, or an archive of pg_dump. */
  database: z.enum(['cluster', 'dump']),
  /** The role that owns the database. */
  owner: z.string(),
  /** Names the server key without telling it, because sealed numbers can be read with that key alone. */
  server_key: z.string(),
  /** Whether documents are in the backup; those of a bucket are backed up by the bucket. */
  has_files: z.boolean(),
  /** Empty folders that a cluster needs. */
  folders: z.array(z.string()),
});

/** What a backup says of itself before its files are listed. */
export type ManifestFacts = z.infer<typeof factsShape>;

/** What a backup holds, with the hash of every file. */
export const manifestShape = factsShape.extend({
  files: z.array(z.object({ name: z.string(), size: z.number(), sha256: z.string() })),
});
export type Manifest = z.infer<typeof manifestShape>;
