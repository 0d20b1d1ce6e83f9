import { useQueryFailure } from '@dosar/api-client';
import {
  Box,
  Button,
  ErrorState,
  LoadingState,
  PageTitle,
  SplitPane,
  Stack,
  useHasTwoPanes,
} from '@dosar/design-system';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useIntl } from 'react-intl';
import { PeopleTabs } from '../roles/people-tabs.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { messages as importing } from './import-messages.ts';
import { InviteDialog } from './invite-dialog.tsx';
import { PeopleFilters } from './people-filters.tsx';
import { messages as menu } from './people-menu.ts';
import { messages } from './people-messages.ts';
import { everybody, peopleQuery, type PeopleSearch } from './people-queries.ts';
import { PeopleRows } from './people-rows.tsx';
import { PersonPane, PersonPanel } from './person-panel.tsx';

/** Who signs in: found by name, state, role and team, invited, and opened with roles, sign-ins and locks (M3, R8). */
export function PeoplePage() {
  const { formatMessage: t } = useIntl();
  const [chosenId, setChosenId] = useState<string>();
  const [isInviting, setInviting] = useState(false);
  const [isImporting, setImporting] = useState(false);
  const hasTwoPanes = useHasTwoPanes();
  const close = () => setChosenId(undefined);
  const isBeside = hasTwoPanes && chosenId !== undefined;
  return (
    <>
      <PageTitle
        title={t(menu.title)}
        actions={
          <>
            <Button onClick={() => setImporting(true)}>{t(importing.title)}</Button>
            <Button variant="primary" icon="add" onClick={() => setInviting(true)}>
              {t(messages.invite)}
            </Button>
          </>
        }
      />
      <PeopleTabs />
      <SplitPane
        keepAs="dosar.people.pane"
        label={t(messages.person)}
        list={<PeopleList chosenId={chosenId} onChoose={setChosenId} />}
        pane={isBeside && <PersonPane userId={chosenId} onClose={close} />}
      />
      {!hasTwoPanes && <PersonPanel userId={chosenId} onClose={close} />}
      {isImporting && <ImportDialog onClose={() => setImporting(false)} />}
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
    </>
  );
}

type PeopleListProps = { chosenId: string | undefined; onChoose: (userId: string) => void };

function PeopleList({ chosenId, onChoose }: PeopleListProps) {
  const { formatMessage: t } = useIntl();
  const failureOf = useQueryFailure();
  const [search, setSearch] = useState<PeopleSearch>(everybody);
  const list = useInfiniteQuery({
    ...peopleQuery(useDeferredValue(search)),
    placeholderData: keepPreviousData,
  });
  const people = list.data?.pages.flatMap(({ items }) => items);
  return (
    <>
      <PeopleFilters search={search} counts={list.data?.pages[0]?.counts ?? []} onSearch={setSearch} />
      {people ? (
        <Stack gap="3">
          <PeopleRows people={people} chosenId={chosenId} onChoose={onChoose} />
          {list.hasNextPage && (
            <Box>
              <Button loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
                {t(messages.more)}
              </Button>
            </Box>
          )}
        </Stack>
      ) : list.isError ? (
        <ErrorState title={t(messages.failed)} {...failureOf(list)} />
      ) : (
        <LoadingState shape="rows" count={8} />
      )}
    </>
  );
}
