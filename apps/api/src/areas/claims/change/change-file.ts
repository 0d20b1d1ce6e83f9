import { publish } from '#src/kernel/events/domain-event.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import { fieldRefused, notFound } from '#src/kernel/problem/problem.ts';
import { findEvent, findEventOfFile, isVehicleOnFile } from '../claim-file-repository.ts';
import { accidentChanged, policyChanged, vehicleChanged } from '../events.ts';
import { fillBranch } from './branch-repository.ts';
import { changeRecord } from './change-record.ts';
import { eventFields, policyFields, vehicleFields } from './field-rules.ts';
import { hasClaimFile } from './party-repository.ts';

/** Changes what is known of a vehicle of a claim file. */
export async function changeVehicle(call: Call<'changeVehicle'>) {
  const { path, body, caller, tx, audit } = call;
  const place = { orgId: caller.orgId, claimFileId: path.claim_file_id };
  if (!(await isVehicleOnFile(tx, place, path.vehicle_id))) throw notFound();
  audit.subject(path.vehicle_id);
  const { changed, ...stored } = await changeRecord(call, {
    record: { table: 'vehicle', key: 'vehicle_id', id: path.vehicle_id, claimFileId: place.claimFileId },
    rules: vehicleFields,
    changes: body.changes,
    rowVersion: body.row_version,
    title: { ro: 'Vehicul modificat', en: 'Vehicle changed' },
  });
  audit.note({ fields: changed.map(({ name_en: name }) => name).join(', ') });
  if (changed.length > 0) await publish(call, vehicleChanged, { claimFileId: place.claimFileId });
  return stored;
}

/** Changes what is known of the accident of a claim file. */
export async function changeEvent(call: Call<'changeEvent'>) {
  const { path, body, caller, tx, audit } = call;
  const claimFileId = path.claim_file_id;
  const eventId = await findEventOfFile(tx, { orgId: caller.orgId, claimFileId });
  if (eventId === undefined) throw notFound();
  audit.subject(claimFileId);
  const until = body.changes.time_until;
  const from = body.changes.time ?? (await findEvent(tx, caller.orgId, eventId))?.time;
  if (until != null && (from == null || until <= from)) throw fieldRefused('changes.time_until', 'too_small');
  const { changed, ...stored } = await changeRecord(call, {
    record: { table: 'event', key: 'event_id', id: eventId, claimFileId },
    rules: eventFields,
    changes: body.changes,
    rowVersion: body.row_version,
    title: { ro: 'Eveniment modificat', en: 'Accident changed' },
  });
  audit.note({ fields: changed.map(({ name_en: name }) => name).join(', ') });
  if ('county_code' in body.changes) await fillBranch(tx, { orgId: caller.orgId, claimFileId });
  if (changed.length > 0) await publish(call, accidentChanged, { claimFileId });
  return stored;
}

/** Changes the policy of a claim file. */
export async function changePolicy(call: Call<'changePolicy'>) {
  const { path, body, caller, tx, audit } = call;
  const claimFileId = path.claim_file_id;
  if (!(await hasClaimFile(tx, { orgId: caller.orgId, claimFileId }))) throw notFound();
  audit.subject(claimFileId);
  const { changed, ...stored } = await changeRecord(call, {
    record: { table: 'claim_file', key: 'claim_file_id', id: claimFileId, claimFileId },
    rules: policyFields,
    changes: body.changes,
    rowVersion: body.row_version,
    title: { ro: 'Poliță modificată', en: 'Policy changed' },
  });
  audit.note({ fields: changed.map(({ name_en: name }) => name).join(', ') });
  if (changed.length > 0) await publish(call, policyChanged, { claimFileId });
  return stored;
}
