import { useQueryFailure } from '@dosar/api-client';
import { Box, EmptyState, ErrorState, Grid, LoadingState, PageTitle } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { teamQuery } from '../workload-queries.ts';
import { messages } from './messages.ts';
import { Plan } from './plan.tsx';
import { paramsOf, proposalQuery, questionIn, type Question } from './question.ts';
import { QuestionForm } from './question-form.tsx';

/** Shares out the work of a team: what is asked, what is proposed, and what was done (B12). */
export function RebalancePage() {
  const { formatMessage: t } = useIntl();
  const failureOf = useQueryFailure();
  const team = useQuery(teamQuery);
  if (team.isError && !team.data)
    return (
      <>
        <PageTitle title={t(messages.title)} />
        <ErrorState title={t(messages.failed)} {...failureOf(team)} />
      </>
    );
  if (!team.data)
    return (
      <>
        <PageTitle title={t(messages.title)} />
        <LoadingState shape="rows" count={8} />
      </>
    );
  return <Rebalance team={team.data} />;
}

function Rebalance({ team }: { team: Schema<'Team'> }) {
  const { formatMessage: t } = useIntl();
  const failureOf = useQueryFailure();
  const [search, setSearch] = useSearchParams();
  // The question of the address as it was first read: the team changes when work has moved.
  const [first] = useState(() => questionIn(search, team));
  const question = search.has('from') ? questionIn(search, team) : first;
  const [isDone, setDone] = useState(false);
  const [round, setRound] = useState(0);
  const proposal = useQuery({
    ...proposalQuery(question),
    enabled: question.fromUserIds.length > 0 && !isDone,
  });
  const ask = (next: Question) => setSearch(paramsOf(next), { preventScrollReset: true, replace: true });
  const again = async () => {
    setDone(false);
    await proposal.refetch();
    setRound((before) => before + 1);
  };
  const plan =
    question.fromUserIds.length === 0 ? (
      <>
        <PageTitle title={t(messages.title)} />
        <EmptyState
          kind="nothing-yet"
          title={t(messages.nobodyChosen)}
          description={t(messages.nobodyChosenText)}
        />
      </>
    ) : proposal.isError ? (
      <>
        <PageTitle title={t(messages.title)} />
        <ErrorState title={t(messages.failed)} {...failureOf(proposal)} />
      </>
    ) : proposal.data ? (
      <Plan
        key={`${paramsOf(question).toString()} ${round}`}
        proposal={proposal.data}
        onDone={setDone}
        onAgain={() => void again()}
      />
    ) : (
      <>
        <PageTitle title={t(messages.title)} />
        <LoadingState shape="rows" count={8} />
      </>
    );
  return (
    <Grid
      gap="5"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '15rem minmax(0, 1fr)' }}
      alignItems="start"
    >
      <Box order={{ base: '2', lg: '1' }}>
        <QuestionForm team={team} question={question} onAsk={ask} isLocked={isDone} />
      </Box>
      <Box order={{ base: '1', lg: '2' }} minWidth="0">
        {plan}
      </Box>
    </Grid>
  );
}
