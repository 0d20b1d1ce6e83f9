import { useQueryFailure } from '@dosar/api-client';
import {
  Box,
  Button,
  EmptyState,
  ErrorState,
  Grid,
  LoadingState,
  PageTitle,
  Stack,
} from '@dosar/design-system';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { replayQuery, ruleQuery } from '../workload-queries.ts';
import { messages } from './messages.ts';
import { RuleOrder } from './rule-order.tsx';
import { RuleReplay } from './rule-replay.tsx';
import { UnassignedList } from './unassigned-list.tsx';
import { useSwitchRule } from './use-switch-rule.ts';

/** How new work is given out: the rules in their order, what they would have done last month, and the switch (B12). */
export function AssignmentRulePage() {
  const { formatMessage: t } = useIntl();
  const failureOf = useQueryFailure();
  const rule = useQuery(ruleQuery);
  const change = useSwitchRule();
  if (rule.isError && !rule.data)
    return (
      <>
        <PageTitle title={t(messages.title)} />
        <ErrorState title={t(messages.failed)} {...failureOf(rule)} />
      </>
    );
  if (!rule.data)
    return (
      <>
        <PageTitle title={t(messages.title)} />
        <LoadingState shape="rows" count={8} />
      </>
    );
  const { team_name: team, is_on: isOn } = rule.data;
  if (team === null)
    return (
      <>
        <PageTitle title={t(messages.title)} />
        <EmptyState kind="nothing-yet" title={t(messages.noTeam)} description={t(messages.noTeamText)} />
      </>
    );
  return (
    <>
      <PageTitle
        title={t(messages.titleOf, { team })}
        actions={
          <Button
            variant={isOn ? 'secondary' : 'primary'}
            loading={change.isPending}
            onClick={() => change.switchTo(!isOn, rule.data.row_version)}
          >
            {t(isOn ? messages.switchOff : messages.switchOn)}
          </Button>
        }
      />
      <Grid
        gap="5"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '17rem minmax(0, 1fr)' }}
        alignItems="start"
      >
        <RuleOrder rule={rule.data} />
        <Stack gap="5" minWidth="0">
          {rule.data.unassigned_count > 0 && <UnassignedList rule={rule.data} />}
          <Replay />
        </Stack>
      </Grid>
    </>
  );
}

function Replay() {
  const { formatMessage: t } = useIntl();
  const failureOf = useQueryFailure();
  const replay = useQuery(replayQuery);
  if (replay.isError && !replay.data)
    return <ErrorState title={t(messages.replayFailed)} {...failureOf(replay)} />;
  if (!replay.data)
    return (
      <Box>
        <LoadingState shape="rows" count={8} />
      </Box>
    );
  if (replay.data.replayed === 0)
    return (
      <EmptyState kind="nothing-yet" title={t(messages.nothing)} description={t(messages.nothingText)} />
    );
  return <RuleReplay replay={replay.data} />;
}
