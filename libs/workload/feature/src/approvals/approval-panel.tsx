import { apiQuery, getApproval, useProblemText } from '@dosar/api-client';
import { addressOfAssignment, addressOfSection } from '@dosar/areas/claims';
import {
  Banner,
  Box,
  Button,
  Flex,
  Grid,
  Heading,
  Icon,
  IconButton,
  LegalTerm,
  Link,
  LoadingState,
  Stack,
  Text,
  useIsPhone,
} from '@dosar/design-system';
import { useAmounts } from '@dosar/i18n/amounts';
import { formatPlate } from '@dosar/kernel/plates';
import type { Schema } from '@dosar/openapi';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link as RouterLink } from 'react-router';
import { Deciders } from './approval-table.tsx';
import { Derivation } from './derivation.tsx';
import { DecisionDialog } from './decision-dialog.tsx';
import { LimitsBar } from './limits-bar.tsx';
import { messages } from './messages.ts';
import { useDecide } from './use-decide.ts';

type ApprovalPanelProps = { approvalId: string; onClose: () => void };

/** One request: where its amount comes from, whose limits it passes, who has had a hand in it, and the decision. */
export function ApprovalPanel({ approvalId, onClose }: ApprovalPanelProps) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const approval = useQuery(apiQuery(getApproval, { params: { path: { approval_id: approvalId } } }));
  if (approval.isError)
    return (
      <Banner tone="danger" title={t(messages.failed)} onDismiss={onClose}>
        {problemText(approval.error)}
      </Banner>
    );
  if (!approval.data) return <LoadingState shape="rows" count={6} />;
  return <Request approval={approval.data} onClose={onClose} />;
}

type RequestProps = { approval: Schema<'ApprovalDetail'>; onClose: () => void };

function Request({ approval, onClose }: RequestProps) {
  const { formatMessage: t } = useIntl();
  return (
    <Box
      as="section"
      aria-label={approval.title}
      borderWidth="1px"
      borderRadius="md"
      background="surface"
      position={{ lg: 'sticky' }}
      top="4"
    >
      <Stack gap="4" padding="4">
        <Box>
          <Flex gap="2" alignItems="flex-start">
            <Flex columnGap="2" rowGap="1" alignItems="center" flexWrap="wrap" flex="1" minWidth="0">
              <Heading as="h2" size="lg">
                {approval.title}
              </Heading>
              {approval.legal_due_date !== null && <LegalTerm due={approval.legal_due_date} />}
            </Flex>
            <IconButton icon="close" label={t(messages.close)} onClick={onClose} />
          </Flex>
          <FileLine approval={approval} />
        </Box>
        <Grid gap="4" gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 11rem' }}>
          {(approval.amount_bani !== null || approval.derivation.length > 0) && (
            <Derivation approval={approval} />
          )}
          {approval.four_eyes.length > 0 && <FourEyes approval={approval} />}
        </Grid>
        <LimitsBar approval={approval} />
        <Checks approval={approval} />
        {approval.note !== null && (
          <Box>
            <Heading as="h3" size="md">
              {t(messages.note, { name: approval.asked_by_name })}
            </Heading>
            <Box
              marginTop="1"
              padding="3"
              borderWidth="1px"
              borderColor="noteBorder"
              borderRadius="md"
              background="noteSubtle"
              whiteSpace="pre-wrap"
            >
              {approval.note}
            </Box>
          </Box>
        )}
      </Stack>
      <Acts approval={approval} />
    </Box>
  );
}

function FileLine({ approval }: Pick<RequestProps, 'approval'>) {
  const { claim_file_no: number, assignment_id: assignmentId, section } = approval;
  const { formatMessage: t } = useIntl();
  const facts = [approval.plate && formatPlate(approval.plate), approval.claimant_name]
    .filter(Boolean)
    .join(' · ');
  if (approval.path !== null)
    return (
      <Text tone="muted">
        {approval.asked_by_name} ·{' '}
        <Link asChild>
          <RouterLink to={approval.path}>{t(messages.seeAll)}</RouterLink>
        </Link>
      </Text>
    );
  if (number === null || assignmentId === null) return <Text tone="muted">{facts}</Text>;
  const address =
    section === null
      ? addressOfAssignment({ claim_file_no: number, assignment_id: assignmentId })
      : addressOfSection({ claimFileNo: number, assignmentId }, section);
  return (
    <Text tone="muted">
      <Link asChild>
        <RouterLink to={address}>{number}</RouterLink>
      </Link>{' '}
      · {facts}
    </Text>
  );
}

/** Who has had a hand in it, and whether the reader has. */
function FourEyes({ approval }: Pick<RequestProps, 'approval'>) {
  const { formatMessage: t } = useIntl();
  return (
    <Box>
      <Heading as="h3" size="md">
        {t(messages.fourEyes)}
      </Heading>
      <Box as="ul" listStyleType="none">
        {approval.four_eyes.map((person) => (
          <Box as="li" key={person.full_name} paddingBlock="1">
            <Text as="span" display="block">
              {person.full_name}
            </Text>
            <Text as="span" tone="muted" size="sm">
              {t(messages.did, { did: person.did })}
            </Text>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

function Checks({ approval }: Pick<RequestProps, 'approval'>) {
  const { formatMessage: t } = useIntl();
  const { to_look_at: things } = approval;
  if (things.length === 0) return null;
  const warnings = things.filter((thing) => thing.outcome === 'warning').length;
  return (
    <Box>
      <Heading as="h3" size="md">
        {t(messages.checks)}{' '}
        <Text as="span" tone="muted" size="sm">
          {t(messages.checksSummary, { passed: things.length - warnings, count: things.length, warnings })}
        </Text>
      </Heading>
      <Grid
        as="ul"
        listStyleType="none"
        gap="2"
        marginTop="1"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '1fr 1fr' }}
      >
        {things.map((thing) => (
          <Flex as="li" key={thing.name} gap="2" alignItems="flex-start">
            <Box color={thing.outcome === 'passed' ? 'success' : 'warning'} paddingTop="0.5">
              <Icon name={thing.outcome === 'passed' ? 'check' : 'warning'} />
            </Box>
            <Box>
              {thing.name}
              {thing.detail !== null && (
                <Text as="span" display="block" tone="muted" size="sm">
                  {thing.detail}
                </Text>
              )}
            </Box>
          </Flex>
        ))}
      </Grid>
    </Box>
  );
}

/** The decision; on a phone its buttons stay at the foot, in reach of a thumb. */
function Acts({ approval }: Pick<RequestProps, 'approval'>) {
  const { formatMessage: t } = useIntl();
  const { lei } = useAmounts();
  const problemText = useProblemText();
  const decide = useDecide();
  const isPhone = useIsPhone();
  const [isRefusing, setRefusing] = useState(false);
  const { approval_id, row_version, amount_bani: amount, right } = approval;
  const send = (decision: Pick<Schema<'ApprovalDecision'>, 'outcome' | 'cause' | 'note'>) =>
    decide.mutate({ body: { decisions: [{ approval_id, row_version, ...decision }] } });
  const mayReturn = right.code === 'may_decide' || right.code === 'over_authority';
  return (
    <Box
      position="sticky"
      bottom="var(--dosar-bottom-bar, 0px)"
      padding="3"
      borderTopWidth="1px"
      background="surfaceRaised"
      borderBottomRadius="md"
    >
      {decide.isError && (
        <Banner tone="danger" title={t(messages.notDecided)} live onDismiss={decide.reset}>
          {problemText(decide.error)}
        </Banner>
      )}
      {approval.status === 'asked' ? (
        <Flex gap="2" alignItems="center" justifyContent="flex-end" flexWrap="wrap">
          <Text tone="muted" size="sm" flex="1 1 100%">
            {right.code === 'may_decide' ? (
              approval.afterwards
            ) : (
              <>
                {t(messages[right.code])}. <Deciders names={right.decided_by} />
              </>
            )}
          </Text>
          {mayReturn && (
            <Box flex="none">
              <Button onClick={() => setRefusing(true)}>{t(messages.refuseOpen)}</Button>
            </Box>
          )}
          {right.code === 'may_decide' && (
            <Box flex={{ base: '1', md: 'none' }}>
              <Button
                variant="primary"
                wide={isPhone}
                loading={decide.isPending}
                onClick={() => send({ outcome: 'approved' })}
              >
                {amount === null ? t(messages.approve) : t(messages.approveAmount, { amount: lei(amount) })}
              </Button>
            </Box>
          )}
        </Flex>
      ) : (
        <Text>{t(messages.status, { status: approval.status })}</Text>
      )}
      <DecisionDialog
        open={isRefusing}
        count={1}
        askedBy={approval.asked_by_name}
        legalDueDate={approval.legal_due_date}
        isAboutAmount={amount !== null}
        canBeReturned={approval.can_be_returned}
        onClose={() => setRefusing(false)}
        onDecide={(decision) => {
          setRefusing(false);
          send(decision);
        }}
      />
    </Box>
  );
}
