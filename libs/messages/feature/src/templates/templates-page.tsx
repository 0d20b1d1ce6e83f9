import { apiQuery, browseTemplateSettings, isApiProblem, useProblemText } from '@dosar/api-client';
import { EmptyState, ErrorState, LoadingState } from '@dosar/design-system';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { messages } from './messages.ts';
import { newTemplate } from './template-answers.ts';
import { TemplateEditor } from './template-editor.tsx';
import { TemplateList } from './template-list.tsx';
import { templateQuery } from './use-template-form.ts';

/** The templates of messages, or the one that the address names (`?template=`). */
export function TemplatesPage() {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const [search] = useSearchParams();
  const templates = useQuery(templatesQuery());
  const code = search.get('template');

  if (templates.isError && !templates.data)
    return (
      <ErrorState
        title={t(messages.notRead)}
        description={problemText(templates.error)}
        errorId={isApiProblem(templates.error) ? templates.error.errorId : undefined}
        onRetry={() => void templates.refetch()}
      />
    );
  if (!templates.data) return <LoadingState shape="rows" count={5} />;
  if (code === null) return <TemplateList templates={templates.data} />;
  const taken = templates.data.map((template) => template.code);
  // What a template can be filled with is told with each: a new one begins with that of the first.
  const source = code === 'new' ? taken[0] : code;
  if (source === undefined || !taken.includes(source))
    return <EmptyState kind="nothing-yet" title={t(messages.noSuchTemplate)} />;
  return <OpenedTemplate key={code} code={source} isNew={code === 'new'} taken={taken} />;
}

type OpenedTemplateProps = { code: string; isNew: boolean; taken: readonly string[] };

function OpenedTemplate({ code, isNew, taken }: OpenedTemplateProps) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const found = useQuery({
    ...templateQuery(code),
    // Read again at each visit, and not while somebody types.
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  if (found.isError && !found.data)
    return (
      <ErrorState
        title={t(messages.notRead)}
        description={problemText(found.error)}
        errorId={isApiProblem(found.error) ? found.error.errorId : undefined}
        onRetry={() => void found.refetch()}
      />
    );
  if (!found.data) return <LoadingState shape="cards" count={2} />;
  const { variables, sms_price_bani } = found.data;
  const stored = isNew ? { ...newTemplate, variables, sms_price_bani } : found.data;
  return <TemplateEditor stored={stored} taken={taken} />;
}

/** The list, asked for while the code of the page is fetched. */
export const templatesQuery = () => apiQuery(browseTemplateSettings);
