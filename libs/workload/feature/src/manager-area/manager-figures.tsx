import { useQueryFailure } from '@dosar/api-client';
import { ErrorState, LoadingState } from '@dosar/design-system';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { messages } from '../team/messages.ts';
import { TeamFigures } from '../team/team-figures.tsx';
import { teamQuery } from '../workload-queries.ts';

/** What a manager reads before anything else: the area begins with what is late, what it costs and who is away. */
export function ManagerFigures() {
  const { formatMessage: t } = useIntl();
  const failureOf = useQueryFailure();
  const team = useQuery(teamQuery);
  if (team.data) return <TeamFigures team={team.data} />;
  if (team.isError) return <ErrorState title={t(messages.failed)} {...failureOf(team)} />;
  return <LoadingState shape="cards" count={2} />;
}
