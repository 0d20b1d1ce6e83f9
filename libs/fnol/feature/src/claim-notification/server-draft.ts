import { api, dataOf, isApiProblem } from '@dosar/api-client';
import type { Schema } from '@dosar/openapi';
import type { DraftStore } from './draft-store.ts';
import { serverDraftKey } from './has-server-draft.ts';
import { notificationDraft, type NotificationDraft } from './notification-draft.ts';

/** What this device knows of a draft on the server. */
type ServerDraft = {
  key: string;
  rowVersion: number;
  expiresOn: string;
  /** Somebody has asked for the link, or come by it. */
  isLinked: boolean;
};

const linkPart = /^#draft=([A-Za-z0-9_-]{32})$/;

/** The key of a draft in the fragment of an address, which no server is sent. */
export const keyInLink = (hash: string): string | undefined => linkPart.exec(hash)?.[1];

/** The link that opens a draft on another device. */
export const linkOfDraft = (orgKey: string, { key }: ServerDraft): string =>
  `${window.location.origin}/assignments/claim_notification/guest/${encodeURIComponent(orgKey)}#draft=${key}`;

/** The draft that this device keeps on the server; none before somebody asks for its link or is told a number. */
export function readServerDraft(orgKey: string): ServerDraft | undefined {
  try {
    return (
      (JSON.parse(localStorage.getItem(serverDraftKey(orgKey)) ?? 'null') as ServerDraft | null) ?? undefined
    );
  } catch {
    return undefined;
  }
}

function remember(orgKey: string, draft: ServerDraft | undefined): void {
  if (draft === undefined) localStorage.removeItem(serverDraftKey(orgKey));
  else localStorage.setItem(serverDraftKey(orgKey), JSON.stringify(draft));
}

type PolicyType = Schema<'PolicyType'>;

const longestValue = 4_000;
const parts = ['notifier', 'policy', 'timeAndPlace', 'vehicle', 'circumstances'] as const;

/** The answers as lines of field and value; photos and what was sent already stay with the device. */
export function linesOf(draft: NotificationDraft): Schema<'GuestAnswers'> {
  return [
    { field: 'page', value: draft.page },
    { field: 'damage', value: JSON.stringify(draft.damage).slice(0, longestValue) },
    ...parts.flatMap((part) =>
      Object.entries(draft[part]).flatMap(([name, value]) =>
        value === '' ? [] : [{ field: `${part}.${name}`, value: String(value).slice(0, longestValue) }],
      ),
    ),
  ];
}

/** The answers again; what the form does not know any more is left out. */
export function draftOf(lines: Schema<'GuestAnswers'>): NotificationDraft {
  const told = new Map(lines.map(({ field, value }) => [field, value]));
  const shape: Record<string, unknown> = { page: told.get('page'), damage: readDamage(told.get('damage')) };
  for (const part of parts)
    shape[part] = Object.fromEntries(
      [...told].flatMap(([field, value]) =>
        field.startsWith(`${part}.`)
          ? [[field.slice(part.length + 1), field.endsWith('hasNoPlate') ? value === 'true' : value]]
          : [],
      ),
    );
  const { success, data } = notificationDraft.safeParse(shape);
  return success ? data : notificationDraft.parse({});
}

/** What is no damage any more, because a long list was cut, is picked again. */
function readDamage(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

/** Keeps a first copy on the server, from which its link opens it elsewhere. */
async function startServerDraft(orgKey: string, draft: DraftStore, isLinked: boolean): Promise<ServerDraft> {
  const kept = await dataOf(
    api.POST('/api/fnol/startGuestDraft', {
      params: { header: { 'Idempotency-Key': crypto.randomUUID() } },
      body: { answers: linesOf(draft.read()) },
    }),
  );
  const known = {
    key: kept.draft_key,
    rowVersion: kept.row_version,
    expiresOn: kept.expires_on,
    isLinked,
  };
  remember(orgKey, known);
  return known;
}

/** Shows the link of the draft from now on; the first time, the draft goes to the server. */
export async function linkServerDraft(orgKey: string, draft: DraftStore): Promise<void> {
  const known = readServerDraft(orgKey);
  if (known === undefined) await startServerDraft(orgKey, draft, true);
  else remember(orgKey, { ...known, isLinked: true });
}

/**
 * The number that the claim will have. The answers go to the server with it: whoever knows the number has a report there.
 *
 * A draft that was thrown away meanwhile begins anew, under another number.
 */
export async function toldNumber(orgKey: string, draft: DraftStore, policyType: PolicyType): Promise<string> {
  const number = async (key: string) =>
    (
      await dataOf(
        api.POST('/api/fnol/reserveClaimNumber', { body: { draft_key: key, policy_type: policyType } }),
      )
    ).claim_file_no;
  const begun = async (isLinked: boolean) => number((await startServerDraft(orgKey, draft, isLinked)).key);
  const known = readServerDraft(orgKey);
  if (known === undefined) return begun(false);
  return number(known.key).catch((error: unknown) => {
    if (!isApiProblem(error, 'not_found')) throw error;
    return begun(known.isLinked);
  });
}

/** Takes up a draft by its link: its answers come into the form of this device. */
export async function takeUpServerDraft(
  orgKey: string,
  key: string,
  draft: DraftStore,
): Promise<ServerDraft> {
  const found = await dataOf(api.POST('/api/fnol/openGuestDraft', { body: { draft_key: key } }));
  const { photos, attempt } = draft.read();
  draft.change({ ...draftOf(found.answers), photos, attempt });
  const known = { key, rowVersion: found.row_version, expiresOn: found.expires_on, isLinked: true };
  remember(orgKey, known);
  return known;
}

/** Keeps what stands in the form now. Another device may have saved since: what was typed last counts. */
export async function saveServerDraft(orgKey: string, draft: DraftStore): Promise<ServerDraft | undefined> {
  const known = readServerDraft(orgKey);
  if (known === undefined) return undefined;
  const save = (rowVersion: number) =>
    dataOf(
      api.POST('/api/fnol/saveGuestDraft', {
        body: { draft_key: known.key, row_version: rowVersion, answers: linesOf(draft.read()) },
      }),
    );
  try {
    const kept = await save(known.rowVersion).catch((error: unknown) => {
      if (!isApiProblem(error, 'stale_row_version')) throw error;
      return save(Number(error.context['row_version']));
    });
    const saved = { ...known, rowVersion: kept.row_version, expiresOn: kept.expires_on };
    remember(orgKey, saved);
    return saved;
  } catch (error) {
    if (!isApiProblem(error, 'not_found')) throw error;
    remember(orgKey, undefined);
    return undefined;
  }
}

/** Forgets the draft here and on the server: it was sent, or is not wanted. Without a line it expires by itself. */
export async function forgetServerDraft(orgKey: string): Promise<void> {
  const known = readServerDraft(orgKey);
  if (known === undefined) return;
  remember(orgKey, undefined);
  await dataOf(api.POST('/api/fnol/deleteGuestDraft', { body: { draft_key: known.key } })).catch(
    () => undefined,
  );
}
