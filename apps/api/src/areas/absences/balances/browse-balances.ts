import { Readable } from 'node:stream';
import { localDateOf } from '@dosar/kernel/zone';
import type { FileAnswer, Schema } from '@dosar/openapi';
import { byteOrderMark, csvLine } from '@dosar/kernel/csv-line';
import type { Call } from '#src/kernel/http/route-table.ts';
import { findManagedPeople } from './balance-repository.ts';
import { balancesOfPeople } from './balances-of-people.ts';
import { balanceColumns, daysInCell } from './balances-file.ts';

type BalancesCall = Pick<Call<'browseBalances'>, 'tx' | 'caller' | 'query' | 'now'>;

/** Rest leave of the people whom the caller manages. */
export async function browseBalances({
  tx,
  caller,
  query: { year },
  now,
}: BalancesCall): Promise<Schema<'TeamBalances'>> {
  const people = await findManagedPeople(tx, caller, year);
  const today = localDateOf(now);
  return { year, people: await balancesOfPeople(tx, people, { orgId: caller.orgId, year, today }) };
}

/** The same as a file for spreadsheets, which `importBalances` takes back. */
export async function exportBalances(call: Call<'exportBalances'>): Promise<FileAnswer> {
  const { year, people } = await browseBalances(call);
  call.audit.note({ year, people: people.length });
  const lines = people.map((person) =>
    csvLine([
      person.username,
      person.full_name,
      ...[person.entitled, person.carried, person.taken, person.planned, person.left].map(daysInCell),
    ]),
  );
  const text = `${byteOrderMark}${csvLine(balanceColumns[call.language])}${lines.join('')}`;
  return {
    content: Readable.from([Buffer.from(text)]),
    mimeType: 'text/csv; charset=utf-8',
    fileName: call.language === 'ro' ? `concediu-${year}.csv` : `leave-${year}.csv`,
  };
}
