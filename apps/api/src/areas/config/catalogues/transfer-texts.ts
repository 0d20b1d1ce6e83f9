import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound, staleRowVersion } from '#src/kernel/problem/problem.ts';
import { differences, listed, valuesWith } from './catalogue-values.ts';
import { openCatalogue, openCatalogues, type OpenCatalogue } from './open-catalogues.ts';

/** Every text that the caller may change, as one document. */
export async function exportTexts(call: Call<'exportTexts'>): Promise<Schema<'TextDocument'>> {
  const open = await openCatalogues(call);
  return {
    format: 'dosar.texts',
    version: 1,
    items: [...open].flatMap(([kind, { things }]) =>
      [...things.values()].map(({ id, values }) => ({ kind, code: id, values: listed(values) })),
    ),
  };
}

/** What a document of texts would change, thing by thing. */
export async function previewTextImport(
  call: Call<'previewTextImport'>,
): Promise<Schema<'TextImportPreview'>> {
  const open = await openCatalogues(call);
  const preview: Schema<'TextImportPreview'> = { changes: [], unknown: [], unchanged: 0 };
  for (const { kind, code: id, values: list } of call.body.document.items) {
    const thing = open.get(kind)?.things.get(id);
    if (thing === undefined) {
      preview.unknown.push(`${kind}: ${id}`);
      continue;
    }
    const { label, values: present, rowVersion } = thing;
    const values = valuesWith(present, kind, list);
    const fields = differences(present, values);
    if (fields.length === 0) preview.unchanged += 1;
    else
      preview.changes.push({
        kind,
        code: id,
        label,
        fields,
        values: listed(values),
        row_version: rowVersion,
      });
  }
  return preview;
}

/** Stores the reviewed items, all of them or none. */
export async function importTexts(call: Call<'importTexts'>): Promise<{ changed: number }> {
  const { caller, body, audit } = call;
  audit.subject(caller.orgId);
  const { items } = body;
  // All are read before the first is stored, so that their versions are those of the preview.
  const open = new Map<string, OpenCatalogue>();
  for (const kind of new Set(items.map((item) => item.kind))) open.set(kind, await openCatalogue(call, kind));
  // The parts of one status share its row version, which each stored part raises.
  const raised = new Map<string, number>();
  for (const { kind, code: id, values: list, row_version: seen } of items) {
    const opened = open.get(kind);
    const thing = opened?.things.get(id);
    if (opened === undefined || thing === undefined) throw notFound();
    if (thing.rowVersion !== seen) throw staleRowVersion(thing.rowVersion);
    const shared = kind === 'tracker_step' ? kind : id;
    const rowVersion = seen + (raised.get(shared) ?? 0);
    await opened.catalogue.store(call, { id, values: valuesWith(thing.values, kind, list), rowVersion });
    raised.set(shared, (raised.get(shared) ?? 0) + 1);
  }
  audit.note({ changed: String(items.length) });
  return { changed: items.length };
}
