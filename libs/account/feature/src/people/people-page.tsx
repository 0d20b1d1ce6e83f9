import { isApiProblem, useProblemText } from '@dosar/api-client';
import {
  Box,
  Button,
  EmptyState,
  ErrorState,
  FilterBar,
  FilterTabs,
  LoadingState,
  PageTitle,
  Stack,
  TextField,
} from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useIntl } from 'react-intl';
import { PeopleTabs } from '../roles/people-tabs.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { messages as menu } from './people-menu.ts';
import { messages } from './people-messages.ts';
import { everybody, peopleQuery } from './people-queries.ts';
import { PeopleRows } from './people-rows.tsx';
import { PersonPanel } from './person-panel.tsx';

type State = Schema<'PersonState'>;

const states = {
  active: messages.active,
  invited: messages.pending,
  locked: messages.locked,
  deactivated: messages.deactivated,
};
const isState = (id: string): id is State => id in states;

/** Who signs in: found by name and state, invited, and opened with roles, sign-ins and locks (M3, R8). */
export function PeoplePage() {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const [search, setSearch] = useState(everybody);
  const [chosenId, setChosenId] = useState<string>();
  const [isInviting, setInviting] = useState(false);
  const list = useInfiniteQuery({
    ...peopleQuery(useDeferredValue(search)),
    placeholderData: keepPreviousData,
  });
  const people = list.data?.pages.flatMap(({ items }) => items);
  const counts = new Map(list.data?.pages[0]?.counts.map(({ state, count }) => [state, count]));
  return (
    <>
      <PageTitle
        title={t(menu.title)}
        actions={
          <Button variant="primary" icon="add" onClick={() => setInviting(true)}>
            {t(messages.invite)}
          </Button>
        }
      />
      <PeopleTabs />
      <FilterBar label={t(messages.search)}>
        <Box minWidth="16rem">
          <TextField
            label={t(messages.search)}
            labelHidden
            type="search"
            placeholder={t(messages.search)}
            value={search.q}
            onChange={({ target }) => setSearch({ ...search, q: target.value })}
          />
        </Box>
        <FilterTabs
          label={t(messages.states)}
          selected={search.state ?? 'all'}
          onSelect={(id) => setSearch({ ...search, state: isState(id) ? id : undefined })}
          tabs={[
            { id: 'all', label: t(messages.all) },
            ...(Object.keys(states) as State[]).map((id) => ({
              id,
              label: t(states[id]),
              count: String(counts.get(id) ?? 0),
            })),
          ]}
        />
      </FilterBar>
      {people ? (
        people.length === 0 ? (
          <EmptyState kind="no-match" title={t(messages.nobody)} description={t(messages.nobodyText)} />
        ) : (
          <Stack gap="3">
            <PeopleRows people={people} chosenId={chosenId} onChoose={setChosenId} />
            {list.hasNextPage && (
              <Box>
                <Button loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
                  {t(messages.more)}
                </Button>
              </Box>
            )}
          </Stack>
        )
      ) : list.isError ? (
        <ErrorState
          title={t(messages.failed)}
          description={problemText(list.error)}
          errorId={isApiProblem(list.error) ? list.error.errorId : undefined}
          onRetry={() => void list.refetch()}
        />
      ) : (
        <LoadingState shape="rows" count={8} />
      )}
      <PersonPanel userId={chosenId} onClose={() => setChosenId(undefined)} />
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
    </>
  );
}
