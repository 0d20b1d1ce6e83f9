import { normaliseCui } from '@dosar/kernel/romanian-numbers';
import type { Schema } from '@dosar/openapi';
import { countOutcomes } from '#src/kernel/csv/declared-import.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import { fieldRefused } from '#src/kernel/problem/problem.ts';
import { changedFields } from '#src/kernel/settings/record-setting-change.ts';
import { recordChange } from '../change-partner.ts';
import { insertPartner, updatePartner } from '../directory-repository.ts';
import type { PartnerFields } from '../partner-fields.ts';
import { findKnownPartners, findVehicleCodes, type KnownPartner } from './import-repository.ts';
import { foldedText, readPartnerFile, type PartnerColumn, type PartnerLine } from './partner-file.ts';
import { partnerWith, saidBy, type LeftOut, type VehicleCodes } from './wanted-partner.ts';

type Import = Schema<'PartnerImport'>;
type FileCall = Pick<Call<'previewPartners'>, 'tx' | 'caller' | 'body'>;
type Judged =
  | { outcome: 'left_out'; reason: LeftOut }
  | { outcome: 'new'; fields: PartnerFields }
  | { outcome: 'unchanged' }
  | { outcome: 'changed'; known: KnownPartner; fields: PartnerFields; changes: PartnerColumn[] };

/** What a file of partners would do, line by line. */
export async function previewPartners(call: FileCall): Promise<Import> {
  return (await judge(call, { isHeld: false })).told;
}

/** Adds and changes partners by a file; a line that cannot be is left out, and says why. */
export async function importPartners(call: Call<'importPartners'>): Promise<Import> {
  const { told, judged, isComplete } = await judge(call, { isHeld: true });
  if (!isComplete) throw fieldRefused('columns', 'required');
  for (const line of judged) await carryOut(call, line);
  call.audit.note(Object.fromEntries(told.counts.map(({ outcome, count }) => [outcome, count])));
  return told;
}

async function carryOut(call: Call<'importPartners'>, line: Judged): Promise<void> {
  const { tx, caller } = call;
  if (line.outcome === 'new') {
    const id = await insertPartner(tx, caller.orgId, line.fields);
    const changes = changedFields(undefined, line.fields, ['name', 'kind']);
    await recordChange(call, { id, label: line.fields.name }, changes);
  }
  if (line.outcome === 'changed') {
    const { known, fields, changes } = line;
    await updatePartner(tx, { orgId: caller.orgId, partnerId: known.partner_id }, fields);
    const subject = { id: known.partner_id, label: fields.name };
    await recordChange(call, subject, changedFields(known.fields, fields, changes));
  }
}

async function judge({ tx, caller, body }: FileCall, { isHeld }: { isHeld: boolean }) {
  const { headings, columns, isComplete, lines } = readPartnerFile(body.csv, body.columns);
  const [known, vehicles] = [await findKnownPartners(tx, caller.orgId, isHeld), await findVehicleCodes(tx)];
  const directory = directoryOf(known);
  const judged = isComplete ? lines.map((line) => judgeLine(line, directory, vehicles)) : [];
  const told: Import = {
    headings,
    columns,
    lines: judged.map((result, index) => ({
      line: lines[index]?.line ?? 1,
      name: (lines[index]?.name ?? '').slice(0, 200),
      outcome: result.outcome,
      changes: result.outcome === 'changed' ? result.changes : [],
      reason: result.outcome === 'left_out' ? result.reason : null,
    })),
    counts: countOutcomes(judged),
  };
  return { told, judged, isComplete };
}

type Directory = ReturnType<typeof directoryOf>;

function directoryOf(known: readonly KnownPartner[]) {
  const byName = new Map<string, KnownPartner[]>();
  for (const partner of known)
    byName.set(keyOf(partner.fields), [...(byName.get(keyOf(partner.fields)) ?? []), partner]);
  return {
    byCui: new Map(known.map((partner) => [partner.fields.cui, partner])),
    byName,
    /** The partners of the lines before, by CUI and by name. */
    seen: new Set<string>(),
  };
}

const keyOf = ({ name, county_code: county }: Pick<PartnerFields, 'name' | 'county_code'>) =>
  `${foldedText(name)} ${county ?? ''}`;

/** Decides about one line. */
function judgeLine(line: PartnerLine, directory: Directory, vehicles: VehicleCodes): Judged {
  const leftOut = (reason: LeftOut): Judged => ({ outcome: 'left_out', reason });
  const said = saidBy(line, vehicles);
  if (typeof said === 'string') return leftOut(said);
  const name = keyOf({ name: said.name ?? '', county_code: said.county_code ?? null });
  const cui = said.cui ? normaliseCui(said.cui) : undefined;
  const named = directory.byName.get(name) ?? [];
  if (cui === undefined && named.length > 1) return leftOut('several');
  // A partner whose CUI nobody had typed is the one of its name; one with another CUI is somebody else.
  const nameless = named.filter(({ fields }) => cui === undefined || fields.cui === null);
  const known = (cui && directory.byCui.get(cui)) || (nameless.length === 1 ? nameless[0] : undefined);
  const fields = partnerWith(known?.fields, said);
  if (typeof fields === 'string') return leftOut(fields);
  const keys = [
    known?.partner_id ?? `new ${keyOf(fields)}`,
    ...(fields.cui === null ? [] : [`cui ${fields.cui}`]),
  ];
  if (keys.some((key) => directory.seen.has(key))) return leftOut('twice');
  for (const key of keys) directory.seen.add(key);
  if (known === undefined) return { outcome: 'new', fields };
  const names = Object.keys(said) as PartnerColumn[];
  const changes = changedFields(known.fields, fields, names).map(({ field }) => field as PartnerColumn);
  return changes.length === 0 ? { outcome: 'unchanged' } : { outcome: 'changed', known, fields, changes };
}
