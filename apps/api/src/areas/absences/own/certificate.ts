import { localDateOf } from '@dosar/kernel/zone';
import type { FileAnswer, Schema } from '@dosar/openapi';
import type { PrivateFiles } from '#src/areas/documents/index.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound, Problem } from '#src/kernel/problem/problem.ts';
import {
  absenceOn,
  findAbsence,
  lockAbsences,
  updateAbsence,
  type AbsenceRow,
} from '../absence-repository.ts';
import { findType } from '../rules/absence-facts.ts';
import { mayDecide } from '../rules/people-repository.ts';

type Needs = { privateFiles: PrivateFiles };

/** Puts the medical certificate on the caller's own absence; one that was there before is forgotten. */
export async function attachCertificate(
  { privateFiles }: Needs,
  call: Call<'attachCertificate'>,
): Promise<Schema<'Absence'>> {
  const { tx, body, language } = call;
  const row = await lockOwn(call);
  const type = await findType(tx, call.caller.orgId, row.absence_type_code, language);
  const isKept = ['draft', 'asked', 'approved'].includes(row.status);
  if (type?.needs_certificate !== true || !isKept) throw new Problem(409, 'conflict');
  const documentId = await privateFiles.keep(call, body.file);
  return exchange({ privateFiles }, call, row, documentId);
}

/** Forgets the certificate of the caller's own absence; what an approval rests on stays. */
export async function removeCertificate(
  needs: Needs,
  call: Call<'removeCertificate'>,
): Promise<Schema<'Absence'>> {
  const row = await lockOwn(call);
  if (row.status === 'approved') throw new Problem(409, 'conflict');
  return exchange(needs, call, row, null);
}

/** The certificate for the person, and for whoever decides about the absence; for all others there is none. */
export async function downloadCertificate(
  { privateFiles }: Needs,
  call: Call<'downloadCertificate'>,
): Promise<FileAnswer> {
  const { tx, caller, path, audit } = call;
  const row = await findAbsence(tx, caller.orgId, path.absence_id);
  if (!row || row.certificate_document_id === null) throw notFound();
  const isManager = caller.roles.some((role) => role.endsWith('.manager'));
  if (row.user_id !== caller.userId && !(isManager && (await mayDecide(tx, caller, row)))) throw notFound();
  audit.subject(row.absence_id);
  return privateFiles.open(call, row.certificate_document_id);
}

type OwnCall = Pick<Call<'removeCertificate'>, 'tx' | 'caller' | 'path' | 'now' | 'audit'>;

async function lockOwn({ tx, caller, path, audit }: OwnCall): Promise<AbsenceRow> {
  const row = (await lockAbsences(tx, caller.orgId, [path.absence_id])).get(path.absence_id);
  if (row?.user_id !== caller.userId) throw notFound();
  audit.subject(row.absence_id);
  return row;
}

async function exchange(
  { privateFiles }: Needs,
  call: OwnCall,
  before: AbsenceRow,
  documentId: string | null,
): Promise<Schema<'Absence'>> {
  const { tx, caller, now } = call;
  await updateAbsence(tx, caller.orgId, before.absence_id, { certificate_document_id: documentId });
  if (before.certificate_document_id !== null)
    await privateFiles.remove(call, before.certificate_document_id);
  const row = await findAbsence(tx, caller.orgId, before.absence_id);
  return absenceOn(localDateOf(now), row ?? before);
}
