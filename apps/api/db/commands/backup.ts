/**
 * `npm run backup -- new-key <file>`: makes the operator's key, tells the recipient that backups are encrypted for.
 * `npm run backup -- <file>`: backs up database and documents, of DATABASE_URL or of the embedded database of DATA_DIR, while the
 * server goes on or while it stands.
 */
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { readEnv } from '#src/env.ts';
import { makeBackup } from '../backup/make-backup.ts';

const usage =
  'npm run backup -- new-key dosar-backup.key\n' +
  'npm run backup -- --recipient age1… dosar-2026-03-04.backup     (or BACKUP_RECIPIENT=age1…)';

async function newKey(file: string): Promise<void> {
  const identity = await generateX25519Identity();
  const recipient = await identityToRecipient(identity);
  await writeFile(file, `# recipient: ${recipient}\n${identity}\n`, { mode: 0o600, flag: 'wx' });
  console.log(
    `The key is in ${file}. Keep it in the safe, away from the backups: without it nobody opens them.`,
  );
  console.log(`Backups are made with BACKUP_RECIPIENT=${recipient}`);
}

async function backUp(target: string, said: string | undefined): Promise<void> {
  const env = readEnv(process.env);
  const recipient = said ?? env.BACKUP_RECIPIENT;
  if (recipient === undefined)
    throw new Error('Say for whom the backup is encrypted: --recipient or BACKUP_RECIPIENT.');
  const began = Date.now();
  const { files, has_files: hasFiles } = await makeBackup(env, { target, recipient, now: new Date() });
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  const documents = files.filter(({ name }) => name.startsWith('files/')).length;
  console.log(
    `${target}: ${documents} documents and the database, ${(bytes / 1_000_000).toFixed(1)} MB before compression, ` +
      `${((Date.now() - began) / 1000).toFixed(1)} s.`,
  );
  if (!hasFiles)
    console.log('Documents are in the bucket and not in this backup: back up the bucket by its own means.');
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { recipient: { type: 'string' } },
  });
  const [first, second] = positionals;
  if (first === 'new-key' && second !== undefined) await newKey(second);
  else if (first !== undefined && first !== 'new-key') await backUp(first, values.recipient);
  else throw new Error('Say which file.');
} catch (error) {
  console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  process.exitCode = 1;
}
