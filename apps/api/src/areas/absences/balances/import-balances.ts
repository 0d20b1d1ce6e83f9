import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { fieldRefused } from '#src/kernel/problem/problem.ts';
import { findManagedPeople, writeBalances } from './balance-repository.ts';
import { readBalancesFile } from './balances-file.ts';

type FileCall = Pick<Call<'previewBalances'>, 'tx' | 'caller' | 'body'>;

/** What a file of balances would change, line by line. */
export async function previewBalances(call: FileCall): Promise<Schema<'BalanceImport'>> {
  const { import: told } = await read(call);
  return told;
}

/** Changes balances by a file: all lines, or none when one of them cannot be. */
export async function importBalances(call: Call<'importBalances'>): Promise<Schema<'BalanceImport'>> {
  const { tx, caller, audit, body } = call;
  const { import: told, changed } = await read(call);
  if (told.faults > 0) throw fieldRefused('csv', 'invalid_value');
  await writeBalances(tx, caller.orgId, changed);
  audit.note({ year: body.year, changed: changed.length });
  return told;
}

async function read({ tx, caller, body: { year, csv } }: FileCall) {
  const people = new Map(
    (await findManagedPeople(tx, caller, year)).map((person) => [person.username.toLowerCase(), person]),
  );
  const seen = new Set<string>();
  const changed: Parameters<typeof writeBalances>[2][number][] = [];
  const lines = readBalancesFile(csv).map((line): Schema<'BalanceLine'> => {
    const key = line.username.toLowerCase();
    const person = people.get(key);
    const { entitled, carried } = line;
    const isTwice = seen.has(key);
    seen.add(key);
    const before =
      person?.entitled_half_days == null
        ? null
        : { entitled: person.entitled_half_days, carried: person.carried_half_days ?? 0 };
    const told = {
      line: line.line,
      username: line.username,
      full_name: person?.full_name ?? null,
      before,
      entitled: entitled ?? 0,
      carried: carried ?? 0,
    };
    if (person === undefined) return { ...told, fault: 'unknown_person' };
    if (isTwice) return { ...told, fault: 'twice' };
    if (entitled === undefined || carried === undefined) return { ...told, fault: 'malformed' };
    if (before?.entitled !== entitled || before.carried !== carried)
      changed.push({
        user_id: person.user_id,
        year,
        entitled_half_days: entitled,
        carried_half_days: carried,
      });
    return { ...told, fault: null };
  });
  const faults = lines.filter((line) => line.fault !== null).length;
  return { import: { year, lines, changes: changed.length, faults }, changed };
}
