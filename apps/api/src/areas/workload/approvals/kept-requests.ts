import type { Schema } from '@dosar/openapi';
import { shownThing } from './things-to-look-at.ts';
import {
  approvalSources,
  type ApprovalSource,
  type InboxReader,
  type KeptRequest,
  type SkippedApproval,
} from '../extension-points.ts';

/** How many requests wait that areas keep themselves. */
export async function countKept(manager: Pick<InboxReader, 'tx' | 'orgId' | 'userId'>): Promise<number> {
  let count = 0;
  for (const source of approvalSources.entries()) count += await source.count(manager);
  return count;
}

/** What waits of the requests that areas keep themselves. */
export async function browseKept(reader: InboxReader): Promise<Schema<'ApprovalRow'>[]> {
  const rows: Schema<'ApprovalRow'>[] = [];
  for (const source of approvalSources.entries())
    rows.push(...(await source.browse(reader)).map((request) => rowOf(source, request, reader)));
  return rows;
}

/** One request that an area keeps itself. */
export async function findKept(
  reader: InboxReader,
  id: string,
): Promise<Schema<'ApprovalDetail'> | undefined> {
  for (const source of approvalSources.entries()) {
    const found = await source.find(reader, id);
    if (found === undefined) continue;
    const { language } = reader;
    const name = source.name[language];
    return {
      ...rowOf(source, found, reader),
      title: `${name}: ${found.about}`,
      section: null,
      path: found.path,
      claimant_name: null,
      note: found.note,
      status: found.status,
      afterwards: source.afterwards[language],
      derivation: [],
      subject_id: null,
      questions: [],
      to_look_at: found.toLookAt.map((thing) => shownThing(thing, language)),
      limits: [],
      four_eyes: [],
    };
  }
  return undefined;
}

function rowOf(
  { kind, name }: ApprovalSource,
  { id, rowVersion, about, askedByName, askedAt, right }: KeptRequest,
  { language }: InboxReader,
): Schema<'ApprovalRow'> {
  return {
    approval_id: id,
    row_version: rowVersion,
    kind,
    kind_name: name[language],
    about,
    can_be_returned: false,
    claim_file_no: null,
    assignment_id: null,
    plate: null,
    asked_by_name: askedByName,
    asked_at: askedAt,
    amount_bani: null,
    legal_due_date: null,
    right,
  };
}

/** Decides the requests that areas keep themselves; answers why each stays as it is, and nothing of those that nobody knows. */
export async function decideKept(
  context: Parameters<ApprovalSource['decide']>[0],
  decisions: readonly Schema<'ApprovalDecision'>[],
): Promise<ReadonlyMap<string, SkippedApproval | undefined>> {
  const codes = new Map<string, SkippedApproval | undefined>();
  if (decisions.length === 0) return codes;
  for (const source of approvalSources.entries())
    for (const [id, code] of await source.decide(context, decisions)) codes.set(id, code);
  return codes;
}
