import { apiQuery, browseTemplateSettings, useQueryFailure } from '@dosar/api-client';
import { EmptyState, ErrorState, LoadingState, Stack } from '@dosar/design-system';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate, useSearchParams } from 'react-router';
import { messages } from './messages.ts';
import { SetChoice } from './sets/set-choice.tsx';
import { SetList } from './sets/set-list.tsx';
import { messages as setMessages } from './sets/set-messages.ts';
import { setsQuery } from './sets/set-queries.ts';
import { newTemplate, type Settings } from './template-answers.ts';
import { TemplateEditor } from './template-editor.tsx';
import type { TemplatePlaces } from './editor-head.tsx';
import { TemplateList } from './template-list.tsx';
import { templateQuery } from './use-template-form.ts';

/** The templates of messages, or the one that the address names (`?template=`). */
export function TemplatesPage() {
  const { formatMessage: t } = useIntl();
  const failureOf = useQueryFailure();
  const [search] = useSearchParams();
  const templates = useQuery(templatesQuery());
  const sets = useQuery(setsQuery());
  const code = search.get('template');

  const failed = [templates, sets].find(({ isError, data }) => isError && !data);
  if (failed) return <ErrorState title={t(messages.notRead)} {...failureOf(failed)} />;
  if (!templates.data || !sets.data) return <LoadingState shape="rows" count={5} />;
  const { sets: known, product_texts: productTexts } = sets.data;
  const set = known.find(({ template_set_id: id }) => id === search.get('set'));
  if (search.has('set') && set === undefined)
    return <EmptyState kind="nothing-yet" title={t(setMessages.noSuchSet)} />;
  if (code === null)
    return (
      <Stack gap="4">
        <SetChoice sets={known} chosen={set} />
        {set ? (
          <SetList set={set} templates={templates.data} productTexts={productTexts} />
        ) : (
          <TemplateList templates={templates.data} />
        )}
      </Stack>
    );
  const taken = templates.data.map((template) => template.code);
  const replaced = set && search.get('replaces');
  const product = productTexts.find((text) => text.code === replaced);
  // What a template can be filled with is told with each: a new one begins with that of the first.
  const source = code !== 'new' ? code : product || !replaced ? taken[0] : replaced;
  if (source === undefined || !taken.includes(source))
    return <EmptyState kind="nothing-yet" title={t(messages.noSuchTemplate)} />;
  const begins: Begins | undefined =
    code !== 'new'
      ? undefined
      : (found) =>
          set && replaced
            ? {
                ...newTemplate,
                in_set: { template_set_id: set.template_set_id, replaces_code: replaced },
                name_ro: (product ?? found).name_ro,
                name_en: (product ?? found).name_en,
                texts: (product ?? found).texts,
              }
            : newTemplate;
  return (
    <OpenedTemplate
      key={`${code} ${replaced ?? ''}`}
      code={source}
      begins={begins}
      taken={taken}
      places={{ sets: known, templates: [...productTexts, ...templates.data] }}
    />
  );
}

/** What a new template begins with, where another one was read for what it can be filled with. */
type Begins = (found: Settings) => typeof newTemplate;
type OpenedTemplateProps = {
  code: string;
  /** Of a new template. */
  begins: Begins | undefined;
  taken: readonly string[];
  places: TemplatePlaces;
};

function OpenedTemplate({ code, begins, taken, places }: OpenedTemplateProps) {
  const { formatMessage: t } = useIntl();
  const failureOf = useQueryFailure();
  const navigate = useNavigate();
  const [round, setRound] = useState(0);
  const found = useQuery({
    ...templateQuery(code),
    // Read again at each visit, and not while somebody types.
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  if (found.isError && !found.data) return <ErrorState title={t(messages.notRead)} {...failureOf(found)} />;
  if (!found.data) return <LoadingState shape="cards" count={2} />;
  const { variables, sms_price_bani, approval } = found.data;
  const stored = begins ? { ...begins(found.data), variables, sms_price_bani, approval } : found.data;
  const onDecided = (outcome: 'decided' | 'removed') => {
    // Without a draft nothing is left of a template that was never in force.
    if (outcome === 'removed' && stored.version === 0) void navigate({ search: '' }, { replace: true });
    else setRound(round + 1);
  };
  return <TemplateEditor key={round} stored={stored} taken={taken} places={places} onDecided={onDecided} />;
}

/** The list, asked for while the code of the page is fetched. */
export const templatesQuery = () => apiQuery(browseTemplateSettings);
