import { apiQuery, getSetup, isApiProblem, useQueryFailure } from '@dosar/api-client';
import { useSession } from '@dosar/auth';
import { Button, EmptyState, ErrorState, LoadingState } from '@dosar/design-system';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link, Navigate } from 'react-router';
import { messages } from './messages.ts';
import { SetupForm } from './setup-form.tsx';

/** The first page of an installation: its organisation and its first administrator, as long as there is none. */
export function SetupPage() {
  const { formatMessage: t } = useIntl();
  const failureOf = useQueryFailure();
  const { profile } = useSession();
  const [isLate, setIsLate] = useState(false);
  const setup = useQuery({ ...apiQuery(getSetup), staleTime: Infinity, retry: false });

  if (profile) return <Navigate replace to="/home" />;
  if (isLate || isApiProblem(setup.error, 'not_found')) return <SetUpAlready />;
  if (setup.isError) return <ErrorState {...failureOf(setup)} />;
  if (setup.isPending) return <LoadingState shape="cards" />;
  return (
    <>
      <title>{`${t(messages.title)} · Dosar`}</title>
      <SetupForm setup={setup.data} onLate={() => setIsLate(true)} />
    </>
  );
}

function SetUpAlready() {
  const { formatMessage: t } = useIntl();
  return (
    <EmptyState
      kind="no-match"
      title={t(messages.already)}
      description={t(messages.alreadyText)}
      action={
        <Button asChild>
          {/* Another document: what this one remembers of the installation is no longer so. */}
          <Link reloadDocument to="/login">
            {t(messages.toLogin)}
          </Link>
        </Button>
      }
    />
  );
}
