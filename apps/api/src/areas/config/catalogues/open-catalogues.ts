import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound, Problem } from '#src/kernel/problem/problem.ts';
import { catalogues, type Catalogue, type CatalogueThing } from '#src/kernel/settings/catalogue.ts';
import type { SuppliedKind } from '#src/kernel/settings/supplied-fields.ts';
import { requireAccess } from '../history/open-page.ts';

type Asking = Pick<Call<'browseProposals'>, 'tx' | 'caller' | 'language'>;

/** A catalogue that the caller may change, with its things by id. */
export type OpenCatalogue = { catalogue: Catalogue; things: ReadonlyMap<string, CatalogueThing> };

/** The catalogues that the contract lets the caller change, by kind. */
export async function openCatalogues(call: Asking): Promise<ReadonlyMap<SuppliedKind, OpenCatalogue>> {
  const open = new Map<SuppliedKind, OpenCatalogue>();
  for (const catalogue of catalogues.entries()) {
    if (!(await mayChange(call, catalogue))) continue;
    const things = await catalogue.find(call.tx, call.caller.orgId, call.language);
    open.set(catalogue.kind, { catalogue, things: new Map(things.map((thing) => [thing.id, thing])) });
  }
  return open;
}

/** One catalogue, refused to whom the contract does not let change it. */
export async function openCatalogue(call: Asking, kind: SuppliedKind): Promise<OpenCatalogue> {
  const catalogue = catalogues.entries().find((entry) => entry.kind === kind);
  if (catalogue === undefined) throw notFound();
  await requireAccess(call, catalogue.changedBy);
  const things = await catalogue.find(call.tx, call.caller.orgId, call.language);
  return { catalogue, things: new Map(things.map((thing) => [thing.id, thing])) };
}

async function mayChange(call: Asking, { changedBy }: Catalogue): Promise<boolean> {
  try {
    await requireAccess(call, changedBy);
    return true;
  } catch (refusal) {
    if (refusal instanceof Problem) return false;
    throw refusal;
  }
}
