import { createHash } from 'node:crypto';
import {
  comparePlates,
  differencesKey,
  readPlateRows,
  type PlateDifferences,
  type PlateEntry,
} from '@dosar/partners-domain';
import { localDateOf } from '@dosar/kernel/zone';
import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { fieldRefused, notFound } from '#src/kernel/problem/problem.ts';
import { customerOf } from '../browse-customers.ts';
import { customerRefused } from '../customer-refused.ts';
import { findCustomer, holdCustomer, updateCustomer } from '../customer-repository.ts';
import { countShared, findPlates, insertPlates, updatePlates } from './plate-repository.ts';
import { readPlateFile } from './read-plate-file.ts';

const changesShown = 20;
const leftOutShown = 500;

/** What a list of plates would change; nothing is stored. */
export async function previewPlates(call: Call<'previewPlates'>): Promise<Schema<'PlatePreview'>> {
  const { tx, audit } = call;
  const place = placeOf(call);
  if ((await findCustomer(tx, place)) === undefined) throw notFound();
  audit.subject(place.customerId);
  const { file, differences, entries, leftOut } = await read(call);
  const { added, changed, ended, unchanged, missing } = differences;
  const [headings = [], firstRow = []] = file.rows;
  const plates = entries.map(({ plate }) => plate);
  return {
    headings,
    first_row: firstRow,
    plate_column: file.columns.plate,
    from_column: file.columns.from,
    until_column: file.columns.until,
    row_count: file.rows.length - 1,
    added_count: added.length,
    changed_count: changed.length,
    ended_count: ended.length,
    unchanged_count: unchanged,
    missing_count: missing,
    shared_count: await countShared(tx, place, plates),
    left_out_count: leftOut.length,
    changes: [
      ...added.slice(0, changesShown).map((entry) => shownChange('added', entry)),
      ...changed.slice(0, changesShown).map((entry) => shownChange('changed', entry, entry.before)),
      ...ended.slice(0, changesShown).map((entry) => shownChange('ended', entry, entry.before)),
    ],
    left_out: leftOut.slice(0, leftOutShown),
    differences_key: keyOf(differences),
  };
}

/** Applies a list that somebody has seen: all of it, or nothing when the plates have changed meanwhile. */
export async function importPlates(call: Call<'importPlates'>): Promise<Schema<'SpecialCustomer'>> {
  const { tx, body, audit } = call;
  const place = placeOf(call);
  if ((await holdCustomer(tx, place)) === undefined) throw notFound();
  const { differences, leftOut } = await read(call);
  if (keyOf(differences) !== body.differences_key) throw customerRefused('plates_changed');
  const { added, changed, ended } = differences;
  await insertPlates(tx, place, added);
  await updatePlates(tx, place, [...changed, ...ended]);
  await updateCustomer(tx, place, undefined);
  audit.subject(place.customerId);
  audit.note({
    sha256: body.file.sha256,
    added: added.length,
    changed: changed.length,
    ended: ended.length,
    left_out: leftOut.length,
  });
  return customerOf(call, place.customerId);
}

type Reading = Call<'previewPlates'> | Call<'importPlates'>;

const placeOf = ({ caller, path }: Reading) => ({
  orgId: caller.orgId,
  customerId: path.special_customer_id,
});

async function read(call: Reading) {
  const { tx, body, now } = call;
  const file = await readPlateFile(body.file, body);
  const { entries, leftOut } = readPlateRows(file.rows.slice(1), file.columns, file.numbers.slice(1));
  if (entries.length === 0) throw fieldRefused('file', 'invalid_format');
  const differences = comparePlates(await findPlates(tx, placeOf(call)), entries, {
    isWholeList: body.whole_list === 'yes',
    today: localDateOf(now),
  });
  return { file, differences, entries, leftOut };
}

const keyOf = (differences: PlateDifferences) =>
  createHash('sha256').update(differencesKey(differences)).digest('hex');

const shownChange = (
  change: Schema<'PlateChange'>['change'],
  { plate, from, until }: PlateEntry,
  before?: PlateEntry,
): Schema<'PlateChange'> => ({
  change,
  plate,
  valid_from: from,
  valid_until: until,
  before_from: before?.from ?? null,
  before_until: before?.until ?? null,
});
