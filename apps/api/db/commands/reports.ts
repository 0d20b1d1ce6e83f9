/**
 * `npm run reports -- fill --organisation … --from … --to …`: writes down days of the past that the daily snapshot does not have.
 * `npm run reports -- correct … --reason …`: writes days down again and keeps what they said before. In DATABASE_URL, or in the
 * embedded database of DATA_DIR (whose server must not be running). Both can be repeated: what is there already stays.
 */
import { parseArgs } from 'node:util';
import { addDays, isLocalDate } from '@dosar/kernel/dates';
import { localDateOf } from '@dosar/kernel/zone';
import { sql } from 'kysely';
import { correctDays, fillDays } from '#src/areas/reports/index.ts';
import type { Db } from '#src/kernel/database/index.ts';
import { withDatabase } from './with-database.ts';

const usage =
  'npm run reports -- fill --organisation demo --from 2025-01-01 --to 2025-12-31\n' +
  'npm run reports -- correct --organisation demo --from 2026-03-02 --to 2026-03-02 --reason "Payments came late from the bank"';
const text = { type: 'string' } as const;

function readCommandLine() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { organisation: text, from: text, to: text, reason: text },
  });
  const { organisation, from = '', to = '', reason = '' } = values;
  const [act] = positionals;
  if (act !== 'fill' && act !== 'correct') throw new Error('Say what to do: fill or correct.');
  if (organisation === undefined) throw new Error('Say for which --organisation.');
  if (!isLocalDate(from) || !isLocalDate(to) || from > to)
    throw new Error('Say --from which day --to which day, such as 2026-03-02.');
  if (to > addDays(localDateOf(new Date()), -1)) throw new Error('Only days that are over are written down.');
  if (act === 'correct' && (reason.length < 3 || reason.length > 500))
    throw new Error('Say the --reason of the correction in 3 to 500 characters; the report shows it.');
  return { act, organisation, from, to, reason };
}

async function findOrganisation({ kysely }: Db, code: string): Promise<string> {
  const { rows } = await sql<{ id: string | null }>`select find_org_by_code(${code}) as id`.execute(kysely);
  const id = rows[0]?.id ?? undefined;
  if (id === undefined) throw new Error(`There is no organisation ${code}.`);
  return id;
}

try {
  const { act, organisation, from, to, reason } = readCommandLine();
  await withDatabase(async (db) => {
    const days = { orgId: await findOrganisation(db, organisation), from, to };
    const tell = (line: string) => console.log(line);
    if (act === 'fill') console.log(`${await fillDays(db, days, tell)} days written down.`);
    else console.log(`${await correctDays(db, { ...days, reason }, tell)} figures corrected.`);
  });
} catch (error) {
  console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  process.exitCode = 2;
}
