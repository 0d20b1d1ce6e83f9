import { generateKeyPairSync } from 'node:crypto';
import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { demoId } from '#src/demo-world.ts';
import { useDatabase } from '#src/testing/database.ts';
import { inTenant } from '../database/index.ts';
import { dropAnchor } from './anchor-file.ts';
import { verifyAudit } from './verify-audit.ts';

const database = useDatabase();
const demo = demoId('organisation', 'demo');
const alfa = demoId('organisation', 'alfa');
const { privateKey: signingKey } = generateKeyPairSync('ed25519');
let anchorsFolder: string;

beforeEach(async () => {
  anchorsFolder = mkdtempSync(join(tmpdir(), 'dosar-anchors-'));
  await record('CLAIM_REPORTED');
  await record('CLAIM_REPORTED', alfa);
});
afterEach(() => rmSync(anchorsFolder, { recursive: true }));

const now = () => new Date('2026-11-20T09:00:00Z');
const drop = () => dropAnchor({ db: database.db, anchorsFolder, signingKey, now });
const verify = () => verifyAudit(database.db, anchorsFolder);
const ofDemo = async () => (await verify()).chains.find(({ code }) => code === 'demo');

function record(event: string, orgId = demo) {
  return inTenant(database.db, orgId, (tx) =>
    tx.insertInto('audit_log').values({ org_id: orgId, event, actor_kind: 'system' }).execute(),
  );
}

// As an intruder with the owner's rights would: past trigger and policy.
function tamper(statement: string) {
  return database.db.kysely.transaction().execute(async (tx) => {
    await sql`select set_config('app.org_id', ${demo}, true)`.execute(tx);
    await sql`alter table audit_log disable trigger only_grows`.execute(tx);
    await sql.raw(statement).execute(tx);
    await sql`alter table audit_log enable trigger only_grows`.execute(tx);
  });
}

test('a log that nobody touched is whole, and so it stays while it grows', async () => {
  await drop();
  await record('NOTE_ADDED');
  await drop();
  const { chains, faults, keys } = await verify();
  expect(chains.map(({ code }) => code).sort()).toEqual(['alfa', 'demo']);
  expect(chains.every(({ broken, anchors }) => broken === undefined && anchors === 2)).toBe(true);
  expect(faults).toEqual([]);
  expect(keys).toHaveLength(1);
});

test('a chain that was computed anew as a whole is whole by itself, but not what was anchored', async () => {
  await drop();
  const anchored = await ofDemo();
  await tamper(`do $$
    declare entry audit_log; before text := '';
    begin
      for entry in select * from audit_log where org_id = '${demo}' order by seq loop
        entry.address := '198.51.100.1';
        entry.previous_hash := before;
        entry.hash := audit_hash(before, entry);
        update audit_log set address = entry.address, previous_hash = before, hash = entry.hash
          where org_id = entry.org_id and seq = entry.seq;
        before := entry.hash;
      end loop;
      update audit_head set hash = before where org_id = '${demo}';
    end $$`);
  expect(await ofDemo()).toMatchObject({ broken: { seq: anchored?.entries, reason: 'anchor' } });

  rmSync(join(anchorsFolder, readdirSync(anchorsFolder)[0] ?? ''));
  expect(await ofDemo()).toMatchObject({ broken: undefined });
});

test('a changed entry is named by its number', async () => {
  await tamper(`update audit_log set address = '203.0.113.9' where org_id = '${demo}' and seq = 1`);
  expect(await ofDemo()).toMatchObject({ broken: { seq: 1, reason: 'chain' } });
});

test('an anchor that was written over, and half a line, are named', async () => {
  await drop();
  const file = join(anchorsFolder, '2026-11.jsonl');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/"seq":\d+/, '"seq":999999'));
  appendFileSync(file, '{"time":"2026-');
  expect((await verify()).faults).toEqual([
    '2026-11.jsonl, line 2: not an anchor',
    'anchor of 2026-11-20T09:00:00.000Z: wrong signature',
  ]);
});
