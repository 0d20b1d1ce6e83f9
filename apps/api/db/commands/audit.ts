/**
 * `npm run audit -- verify`: whether the audit log is whole, in DATABASE_URL or in the embedded database of DATA_DIR (whose
 * server must not be running). Ends with 1 when an entry was changed or is missing, or when no anchor could tell.
 */
import { anchorsFolderOf } from '#src/kernel/audit/anchor-file.ts';
import { keyNameOf } from '#src/kernel/audit/audit-anchor.ts';
import { serverKeys } from '#src/kernel/keys/server-keys.ts';
import type { Env } from '#src/env.ts';
import { verifyAudit, type ChainVerdict } from '#src/kernel/audit/verify-audit.ts';
import { withDatabase } from './with-database.ts';

const reasons = {
  chain: 'this entry is missing or was changed',
  anchor: 'this entry is not the one that was anchored: everything up to it was written anew',
};

const noAnchors =
  'There is no anchor at all: a chain that was written anew as a whole would look the same. Is DATA_DIR the one of the server?';

function describe({ code, entries, anchors, broken }: ChainVerdict): string {
  const facts = `${code.padEnd(20)} ${String(entries).padStart(8)} entries  ${String(anchors).padStart(6)} anchors  `;
  const whole = anchors > 0 ? 'whole' : 'whole in itself, but nothing outside the database says so';
  return facts + (broken === undefined ? whole : `BROKEN at ${broken.seq}: ${reasons[broken.reason]}`);
}

function ownKey(env: Env): string {
  return keyNameOf(serverKeys(env).signing.publicKey);
}

if (process.argv[2] === 'verify') {
  await withDatabase(async (db, env) => {
    const { chains, faults, keys } = await verifyAudit(db, anchorsFolderOf(env.DATA_DIR));
    for (const chain of chains) console.log(describe(chain));
    for (const fault of faults) console.error(fault);
    // Whoever can write anchors can sign them with a key of their own: the names of the keys are what to look at.
    console.log(`Anchors were signed by ${keys.join(', ') || 'nobody'}; the key in use is ${ownKey(env)}.`);
    const isAnchored = chains.length === 0 || keys.length > 0;
    // Whoever wrote every chain anew took the anchors away first.
    if (!isAnchored) console.error(noAnchors);
    if (!isAnchored || faults.length > 0 || chains.some(({ broken }) => broken !== undefined))
      process.exitCode = 1;
  });
} else {
  console.error('Say what to do: npm run audit -- verify');
  process.exitCode = 2;
}
