import { useQueryFailure } from '@dosar/api-client';
import { Banner, Button, EmptyState, ErrorState, LoadingState, Stack } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';
import { SearchGroup } from './search-group.tsx';
import { searchGroups, type SearchGroupName, type SearchView } from './search-view.ts';
import type { useFindings } from './use-findings.ts';
import { useGroup } from './use-findings.ts';

type OverviewProps = {
  findings: ReturnType<typeof useFindings>;
  onShowGroup: (kind: SearchGroupName) => void;
};

/** The first hits of every group that has any. */
export function SearchOverview({ findings: { data, error, refetch }, onShowGroup }: OverviewProps) {
  const { formatMessage: t } = useIntl();
  const failureOf = useQueryFailure();
  if (error) return <ErrorState {...failureOf({ error, refetch })} />;
  if (!data) return <LoadingState shape="cards" />;

  const found = searchGroups.filter((name) => (data[name]?.items.length ?? 0) > 0);
  return (
    <Stack gap="4">
      {data.partial && <Banner tone="warning">{t(messages.partial)}</Banner>}
      {found.length === 0 && !data.partial && <NothingFound />}
      {found.map((name) => (
        <SearchGroup
          key={name}
          name={name}
          findings={[data]}
          more={
            data[name]?.next_cursor != null && (
              <Button variant="quiet" onClick={() => onShowGroup(name)}>
                {t(messages.showAll, { name })}
              </Button>
            )
          }
        />
      ))}
    </Stack>
  );
}

type OneGroupProps = { view: SearchView & { kind: SearchGroupName }; onBack: () => void };

/** All hits of one group. */
export function SearchOneGroup({ view, onBack }: OneGroupProps) {
  const { formatMessage: t } = useIntl();
  const failureOf = useQueryFailure();
  const group = useGroup(view);
  const back = (
    <div>
      <Button icon="arrow_back" variant="quiet" onClick={onBack}>
        {t(messages.allGroups)}
      </Button>
    </div>
  );
  if (group.error && !group.data) return <ErrorState {...failureOf(group)} />;
  if (!group.data) return <LoadingState shape="cards" />;

  const { pages } = group.data;
  return (
    <Stack gap="4">
      {back}
      {pages.some((page) => page.partial) && <Banner tone="warning">{t(messages.partial)}</Banner>}
      {(pages[0]?.[view.kind]?.items.length ?? 0) === 0 ? (
        <NothingFound />
      ) : (
        <SearchGroup
          name={view.kind}
          findings={pages}
          more={
            group.hasNextPage && (
              <Button loading={group.isFetchingNextPage} onClick={() => void group.fetchNextPage()}>
                {t(messages.next)}
              </Button>
            )
          }
        />
      )}
    </Stack>
  );
}

function NothingFound() {
  const { formatMessage: t } = useIntl();
  return <EmptyState kind="no-match" title={t(messages.nothing)} description={t(messages.nothingAdvice)} />;
}
