import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound, Problem } from '#src/kernel/problem/problem.ts';
import { changedValues, markOf } from './compare-things.ts';
import { openParts, type OpenPart } from './open-parts.ts';

/** Raised when documents get a form that an older version of the product cannot read. */
const formatVersion = 1;
const shownFields = 50;

/** Everything that the caller may set, as one document. */
export async function exportConfiguration(
  call: Call<'exportConfiguration'>,
): Promise<Schema<'ConfigurationDocument'>> {
  const open = await openParts(call);
  return {
    format: 'dosar.configuration',
    version: formatVersion,
    items: [...open].flatMap(([kind, { things }]) =>
      [...things.values()].map(({ code, content }) => ({ kind, code, content })),
    ),
  };
}

/** What a document would change, thing by thing. */
export async function previewConfigurationImport(
  call: Call<'previewConfigurationImport'>,
): Promise<Schema<'ConfigurationPreview'>> {
  const { document } = call.body;
  if (document.version > formatVersion) throw new Problem(422, 'configuration_newer');
  refuseDamaged(document.items);
  const open = await openParts(call);
  const preview: Schema<'ConfigurationPreview'> = { changes: [], unknown: [], unchanged: 0 };
  for (const { kind, code, content } of document.items) {
    const opened = open.get(kind);
    const thing = opened?.things.get(code);
    if (opened === undefined || (thing === undefined && !opened.part.mayAdd(code, call.now))) {
      preview.unknown.push(`${kind}: ${code}`);
      continue;
    }
    const seen = thing === undefined ? null : markOf(thing.content);
    if (seen === markOf(content)) {
      preview.unchanged += 1;
      continue;
    }
    const { part } = opened;
    const fields =
      thing === undefined
        ? []
        : changedValues(part.fieldsOf(thing.content, call.language), part.fieldsOf(content, call.language));
    preview.changes.push({
      kind,
      code,
      label: thing?.label ?? part.labelOf(code, content, call.language),
      is_new: thing === undefined,
      fields: fields.slice(0, shownFields),
      field_count: fields.length,
      seen,
    });
  }
  return preview;
}

/** Stores the chosen things, all of them or none. */
export async function importConfiguration(call: Call<'importConfiguration'>): Promise<{ changed: number }> {
  const { caller, body, audit } = call;
  const { items } = body;
  refuseDamaged(items);
  // All are read before the first is stored, so that what they were is what the preview saw.
  const open = await openParts(call, new Set(items.map(({ kind }) => kind)));
  for (const item of items) refuseStale(open.get(item.kind), item, call.now);
  for (const [kind, { part }] of open) {
    const things = items.filter((item) => item.kind === kind);
    await part.prepare?.(call, things);
    for (const thing of things) await named(thing, () => part.store(call, thing));
  }
  audit.subject(caller.orgId);
  audit.note({ changed: String(items.length) });
  return { changed: items.length };
}

type Item = Schema<'ConfigurationDocument'>['items'][number];

/** Each thing once, and under its own kind. */
function refuseDamaged(items: readonly Item[]): void {
  const known = new Set<string>();
  for (const { kind, code, content } of items) {
    const name = `${kind}: ${code}`;
    if (content[kind] === undefined || known.has(name))
      throw new Problem(422, 'configuration_damaged', { context: { thing: name } });
    known.add(name);
  }
}

function refuseStale(opened: OpenPart | undefined, item: Item & { seen: string | null }, now: Date): void {
  const thing = opened?.things.get(item.code);
  if (opened === undefined || (thing === undefined && !opened.part.mayAdd(item.code, now))) throw notFound();
  const present = thing === undefined ? null : markOf(thing.content);
  if (present !== item.seen)
    throw new Problem(412, 'stale_row_version', { context: { thing: thing?.label ?? item.code } });
}

/** Says of a refusal which thing of the file it is about. */
async function named({ kind, code }: Item, store: () => Promise<void>): Promise<void> {
  try {
    await store();
  } catch (refusal) {
    if (!(refusal instanceof Problem)) throw refusal;
    const { status, code: reason, details } = refusal;
    throw new Problem(status, reason, {
      ...details,
      context: { ...details.context, thing: `${kind}: ${code}` },
    });
  }
}
