import { isPreviewOnly } from '@dosar/openapi/preview-only';
import { recogniseSearch } from '@dosar/kernel/recognised-search';
import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { findsForPreview } from '../preview/previewed-search.ts';
import { hasCriteria } from './search-file-criteria.ts';
import { findDocuments } from './search-documents.ts';
import { findFiles } from './search-files.ts';
import { findPartners } from './search-partners.ts';
import { findPeople } from './search-people.ts';
import { findVehicles } from './search-vehicles.ts';
import { knownIdentifiers } from './search-identifiers.ts';
import type { GroupSearch, SearchContext } from './search-context.ts';
import { wantedPage, type SearchGroupName, type SearchRequest } from './search-page.ts';
import { similarSpelling } from './search-similar-words.ts';
import { compactText, spellingsOf, type Spelling } from './search-text-condition.ts';
import { searchInGroups, type WithinTime } from './search-within-time.ts';

type Findings = Schema<'SearchFindings'>;

const nothing = { items: [], next_cursor: null };
const nothingAtAll = {
  files: { ...nothing, similar: false },
  people: { ...nothing, similar: false },
  vehicles: nothing,
  partners: nothing,
  documents: nothing,
  partial: false,
  exact: null,
};

/**
 * Everything of the organisation with a text (specification R8, M1), group by group. Who may only preview files finds files
 * by what names them, and each of their searches is recorded.
 */
export async function browseSearch({ body, caller, tx, language, audit }: Call<'browseSearch'>) {
  const recognised = recogniseSearch(body.q);
  const kinds = recognised.map(({ kind }) => kind);
  const { orgId } = caller;
  const { q: text, criteria } = body;
  const isPreview = isPreviewOnly(caller.roles);
  if (isPreview) audit.note({ recognised: kinds.join(' '), is_preview: true });
  if (isPreview && !findsForPreview(text)) return { ...nothingAtAll, recognised: kinds };

  const known = await knownIdentifiers(tx, orgId, recognised);
  const groups: readonly SearchGroupName[] | undefined = isPreview ? ['files'] : undefined;
  const context = { tx, orgId, language, text, recognised, known, criteria, page: wantedPage(body) };
  const findings = await searchInGroups(tx, (withinTime) => findGroups(context, body, withinTime, groups));

  if (isPreview) return { ...findings, recognised: kinds, exact: exactFile(context, body, findings) };
  if (kinds.some((kind) => kind === 'cnp' || kind === 'phone' || kind === 'email')) {
    const [only, ...others] = known.partyIds;
    if (only !== undefined && others.length === 0) audit.subject(only);
    audit.note({ recognised: kinds.join(' '), people: known.partyIds.length });
  } else audit.leaveOut();
  return { ...findings, recognised: kinds, exact: exactFile(context, body, findings) };
}

async function findGroups(
  context: SearchContext,
  { kind, criteria }: SearchRequest,
  withinTime: WithinTime,
  groups?: readonly SearchGroupName[],
) {
  const isWanted = (group: SearchGroupName) =>
    (groups?.includes(group) ?? true) &&
    (kind === undefined || kind === group) &&
    (group === 'files' || !hasCriteria(criteria));
  const cut: SearchGroupName[] = [];
  const spellings = spellingsOf(context.text);
  const find = async <Group extends { items: unknown[]; next_cursor: string | null }>(
    group: SearchGroupName,
    read: (search: GroupSearch) => Promise<Group>,
    ways: readonly Spelling[] = spellings,
  ): Promise<Group | typeof nothing> => {
    if (!isWanted(group)) return nothing;
    const found = await withinTime(() => read({ ...context, spellings: ways }));
    if (found === undefined) cut.push(group);
    return found ?? nothing;
  };

  let files = await find('files', findFiles);
  let people = await find('people', findPeople);
  const similar =
    files.items.length + people.items.length === 0 && cut.length === 0
      ? await withinTime(() => similarTo(context))
      : undefined;
  if (similar !== undefined) {
    files = await find('files', findFiles, [similar]);
    people = await find('people', findPeople, [similar]);
  }
  const vehicles = await find('vehicles', findVehicles);
  const partners = await find('partners', findPartners);
  const documents = await find('documents', findDocuments);
  return {
    files: { ...files, similar: similar !== undefined },
    people: { ...people, similar: similar !== undefined },
    vehicles,
    partners,
    documents,
    partial: cut.length > 0,
  };
}

/** Only a name may be mistyped: another number is another thing. */
function similarTo({ tx, orgId, text, recognised }: SearchContext) {
  return recognised.some(({ kind }) => kind === 'name')
    ? similarSpelling(tx, orgId, text)
    : Promise.resolve(undefined);
}

/** The one file of a number that was typed in full. */
function exactFile(
  { recognised, known, text }: SearchContext,
  { kind, criteria }: SearchRequest,
  { files }: Pick<Findings, 'files'>,
) {
  const [only, ...others] = files.items;
  if (only === undefined || others.length > 0 || kind !== undefined || hasCriteria(criteria)) return null;
  const isNumber = recognised.some((reading) => reading.kind === 'claim_file_no');
  const isIdentified = known.partyIds.length + known.vehicleIds.length > 0;
  const isPolicy = only.policy_number !== null && compactText(only.policy_number) === compactText(text);
  return isNumber || isIdentified || isPolicy ? only : null;
}
