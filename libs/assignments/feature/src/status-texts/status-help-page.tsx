import { apiQuery, browseStatusHelp, useQueryFailure } from '@dosar/api-client';
import { ErrorState, LoadingState, Text } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { ListAndForm } from './list-and-form.tsx';
import { messages } from './messages.ts';
import { StatusHelpForm, statusKeyOf } from './status-help-form.tsx';
import { StatusList, type ListedStatus } from './status-list.tsx';

/** What each status means, written by the help administrator (M9); `?status=` names the one that is open. */
export function StatusHelpPage() {
  const { formatMessage: t } = useIntl();
  const failureOf = useQueryFailure();
  const [address] = useSearchParams();
  const found = useQuery(statusHelpQuery());
  const listed = useListed(found.data?.items ?? []);
  if (found.isError && !found.data) return <ErrorState {...failureOf(found)} />;
  if (!found.data) return <LoadingState shape="rows" count={8} />;
  const chosenKey = address.get('status');
  const chosen = found.data.items.find((item) => statusKeyOf(item) === chosenKey);
  const count = listed.filter(({ lacks }) => lacks.length > 0).length;
  return (
    <ListAndForm
      isChosen={chosenKey !== null}
      choose={t(messages.choose)}
      list={
        <>
          <Text tone="muted" marginBottom="3">
            {t(messages.missing, { count })}
          </Text>
          <StatusList statuses={listed} chosenKey={chosenKey} lacking={t(messages.without)} />
        </>
      }
      form={
        chosen === undefined ? (
          <Text tone="muted">{t(messages.gone)}</Text>
        ) : (
          <StatusHelpForm key={chosenKey} stored={chosen} />
        )
      }
    />
  );
}

function useListed(items: readonly Schema<'StatusHelpItem'>[]): ListedStatus[] {
  const { formatMessage: t, locale } = useIntl();
  return items.map((item) => ({
    key: statusKeyOf(item),
    kindOfWork: item.assignment_type_name,
    name: locale === 'ro' ? item.name_ro : item.name_en,
    phase: item.category_code,
    words: [item.assignment_type_name, item.name_ro, item.name_en, item.help_html_ro, item.help_html_en].join(
      ' ',
    ),
    lacks: [
      ...(item.help_html_ro === null ? [t(messages.missingRo)] : []),
      ...(item.help_html_en === null ? [t(messages.missingEn)] : []),
    ],
  }));
}

export const statusHelpQuery = () => ({ ...apiQuery(browseStatusHelp), refetchOnWindowFocus: false });
