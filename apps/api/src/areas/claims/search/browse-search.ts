import { isPreviewOnly } from '@dosar/openapi/preview-only';
import { recogniseSearch } from '@dosar/claims-domain';
import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import type { PersonalNumbers } from '#src/kernel/keys/personal-numbers.ts';
import { findsForPreview } from '../preview/previewed-search.ts';
import {
  searchSources,
  type SearchContext,
  type SearchRequest,
  type SearchSource,
  type Spelling,
} from '../extension-points.ts';
import { markFoundFiles } from './mark-found-files.ts';
import { hasCriteria } from './search-file-criteria-sql.ts';
import { knownIdentifiers } from './search-identifiers-repository.ts';
import { wantedPage } from './search-page.ts';
import { similarSpelling } from './search-similar-words-repository.ts';
import { compactText, spellingsOf } from './search-text-sql.ts';
import { searchInGroups, type WithinTime } from './search-within-time.ts';

type Findings = Schema<'SearchFindings'>;
type Groups = Awaited<ReturnType<SearchSource['find']>>;

const nothing = { items: [], next_cursor: null };

/**
 * Everything of the organisation with a text (specification R8, M1), group by group. Who may only preview files finds files
 * by what names them, and each of their searches is recorded.
 */
export async function browseSearch(
  { numbers }: { numbers: PersonalNumbers },
  { body, caller, tx, language, audit }: Call<'browseSearch'>,
) {
  const recognised = recogniseSearch(body.q);
  const kinds = recognised.map(({ kind }) => kind);
  const { orgId } = caller;
  const { q: text, criteria } = body;
  const isPreview = isPreviewOnly(caller.roles);
  const sources = searchSources.entries();
  if (isPreview) audit.note({ recognised: kinds.join(' '), is_preview: true });
  if (isPreview && !findsForPreview(text))
    return { ...nothingFrom(sources), partial: false, recognised: kinds, exact: null };

  const known = await knownIdentifiers(tx, orgId, recognised, numbers);
  const open = sources.filter(({ isOpenToPreview }) => isOpenToPreview || !isPreview);
  const context = { tx, orgId, language, text, recognised, known, criteria, page: wantedPage(body) };
  const found = await searchInGroups(tx, async (withinTime) => {
    const all = await findGroups(context, body, open, withinTime);
    if (!isPreview) await withinTime(() => markFoundFiles({ tx, caller, language }, all.groups));
    return all;
  });
  const findings = { ...nothingFrom(sources), ...found.groups, partial: found.partial };

  if (isPreview) return { ...findings, recognised: kinds, exact: exactFile(context, body, findings) };
  if (kinds.some((kind) => kind === 'cnp' || kind === 'phone' || kind === 'email')) {
    const [only, ...others] = known.partyIds;
    if (only !== undefined && others.length === 0) audit.subject(only);
    audit.note({ recognised: kinds.join(' '), people: known.partyIds.length });
  } else audit.leaveOut();
  return { ...findings, recognised: kinds, exact: exactFile(context, body, findings) };
}

/** The groups of an answer, with nothing in any of them. */
function nothingFrom(sources: readonly SearchSource[]) {
  const noNames = { ...nothing, similar: false };
  const brought: Groups = Object.fromEntries(
    sources.map(({ group, findsSimilarNames }) => [group, findsSimilarNames ? noNames : nothing]),
  );
  return { files: noNames, people: noNames, vehicles: nothing, ...brought };
}

async function findGroups(
  context: SearchContext,
  { kind, criteria }: SearchRequest,
  sources: readonly SearchSource[],
  withinTime: WithinTime,
): Promise<{ groups: Groups; partial: boolean }> {
  const wanted = sources.filter(
    ({ group, takesCriteria }) =>
      (kind === undefined || kind === group) && (takesCriteria || !hasCriteria(criteria)),
  );
  const groups: Groups = {};
  let isPartial = false;
  const search = async (among: SearchSource[], spellings: readonly Spelling[], isSimilar = false) => {
    for (const source of among) {
      const found = await withinTime(() => source.find({ ...context, spellings, isSimilar }));
      isPartial ||= found === undefined;
      Object.assign(groups, found);
    }
  };

  const spellings = spellingsOf(context.text);
  const ofNames = wanted.filter(({ findsSimilarNames }) => findsSimilarNames);
  await search(ofNames, spellings);
  const isFound = ofNames.some(({ group }) => (groups[group]?.items.length ?? 0) > 0);
  if (ofNames.length > 0 && !isFound && !isPartial) {
    const similar = await withinTime(() => similarTo(context));
    if (similar !== undefined) await search(ofNames, [similar], true);
  }
  await search(
    wanted.filter(({ findsSimilarNames }) => !findsSimilarNames),
    spellings,
  );
  return { groups, partial: isPartial };
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
