import { apiQuery, browseStatusTexts, useQueryFailure } from '@dosar/api-client';
import { ErrorState, LoadingState, Text } from '@dosar/design-system';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { ListAndForm } from './list-and-form.tsx';
import { messages } from './messages.ts';
import { statusKeyOf, type NamedStatus } from './name-answers.ts';
import { namesMessages } from './names-messages.ts';
import { StatusList, type ListedStatus } from './status-list.tsx';
import { StatusNamesForm } from './status-names-form.tsx';

/** Names, colours and tracker texts of statuses (B14, E13); `?status=` names the one that is open. */
export function StatusNamesPage() {
  const { formatMessage: t } = useIntl();
  const failureOf = useQueryFailure();
  const listedOf = useListedOf();
  const [address] = useSearchParams();
  const found = useQuery(statusTextsQuery());
  if (found.isError && !found.data) return <ErrorState {...failureOf(found)} />;
  if (!found.data) return <LoadingState shape="rows" count={8} />;
  const chosenKey = address.get('status');
  const chosen = found.data.items.find((item) => statusKeyOf(item) === chosenKey);
  return (
    <ListAndForm
      isChosen={chosenKey !== null}
      choose={t(namesMessages.choose)}
      list={<StatusList statuses={found.data.items.map(listedOf)} chosenKey={chosenKey} />}
      form={
        chosen === undefined ? (
          <Text tone="muted">{t(messages.gone)}</Text>
        ) : (
          <StatusNamesForm key={chosenKey} stored={chosen} />
        )
      }
    />
  );
}

function useListedOf() {
  const { locale } = useIntl();
  return (item: NamedStatus): ListedStatus => ({
    key: statusKeyOf(item),
    kindOfWork: item.assignment_type_name,
    name: locale === 'ro' ? item.texts.name_ro : item.texts.name_en,
    phase: item.category_code,
    words: [item.assignment_type_name, item.status_code, ...Object.values(item.texts)].join(' '),
    lacks: [],
  });
}

export const statusTextsQuery = () => ({ ...apiQuery(browseStatusTexts), refetchOnWindowFocus: false });
