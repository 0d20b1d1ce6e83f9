import { isApiProblem, useQueryFailure } from '@dosar/api-client';
import type { ChosenShop } from '@dosar/areas/fnol';
import { Box, Button, EmptyState, ErrorState, LoadingState } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { draftQuery, draftsQuery } from '../drafts/draft-queries.ts';
import { IntakeForm } from './intake-form.tsx';
import { pageMessages } from './page-messages.ts';
import { RegisteredClaim } from './registered-claim.tsx';
import type { OnRegistered } from './use-register.ts';

const address = '/assignments/claim_notification/new';

/** Taking in a claim: a new one, or a draft that the address names; and the number once it is registered. */
export function IntakePage() {
  const { formatMessage: t } = useIntl();
  const [params] = useSearchParams();
  const id = params.get('draft') ?? undefined;
  const location = useLocation();
  const navigate = useNavigate();
  // A draft that this page has started gets its address while somebody types: it is the same page.
  const isOwn: unknown = location.state;
  const [page, setPage] = useState({ id, opened: id, count: 0 });
  const [registered, setRegistered] = useState<Registered>();
  if (id !== page.id) {
    const isSame = isOwn === 'started';
    setPage({ id, opened: isSame ? page.opened : id, count: isSame ? page.count : page.count + 1 });
    if (!isSame) setRegistered(undefined);
  }
  return (
    <Box paddingInline={{ md: '2' }}>
      <title>{`${t(pageMessages.title)} · Dosar`}</title>
      {registered === undefined ? (
        <Opened
          key={page.count}
          id={page.opened}
          onRegistered={(claim, photos, shop) => {
            setRegistered({ claim, photos, shop });
            // Its draft is gone: a reload, or another claim, begins an empty page.
            void navigate(address, { replace: true, state: 'started' });
          }}
        />
      ) : (
        <RegisteredClaim
          {...registered}
          onAnother={() => {
            setRegistered(undefined);
            setPage(({ count }) => ({ id: undefined, opened: undefined, count: count + 1 }));
          }}
        />
      )}
    </Box>
  );
}

/** A claim that is open, with the photos that go to it and the shop that is asked. */
type Registered = { claim: Schema<'RegisteredClaim'>; photos: readonly File[]; shop: ChosenShop };

type OpenedProps = {
  id: string | undefined;
  onRegistered: OnRegistered;
};

function Opened({ id, onRegistered }: OpenedProps) {
  const { formatMessage: t } = useIntl();
  const failureOf = useQueryFailure();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const draft = useQuery({ ...draftQuery(id ?? ''), enabled: id !== undefined, retry: false });
  const anew = () => void navigate(address, { replace: true });
  const form = (opened?: Schema<'ClaimDraft'>) => (
    <IntakeForm
      key={opened?.row_version}
      draft={opened}
      onStarted={(started) =>
        void navigate(`${address}?draft=${started}`, { replace: true, state: 'started' })
      }
      onRegistered={(...registered) => {
        void queryClient.invalidateQueries({ queryKey: draftsQuery().queryKey });
        onRegistered(...registered);
      }}
      onOpenTheirs={() => void draft.refetch()}
    />
  );
  if (id === undefined) return form();
  if (draft.isPending) return <LoadingState shape="rows" count={8} />;
  if (draft.data) return form(draft.data);
  if (isApiProblem(draft.error, 'not_found'))
    return (
      <EmptyState
        kind="nothing-yet"
        title={t(pageMessages.draftGone)}
        action={<Button onClick={anew}>{t(pageMessages.startAnew)}</Button>}
      />
    );
  return <ErrorState {...failureOf(draft)} />;
}
