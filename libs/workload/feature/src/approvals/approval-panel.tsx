import { apiQuery, getApproval, useProblemText } from '@dosar/api-client';
import { useEntries } from '@dosar/areas';
import { addressOfAssignment, addressOfSection } from '@dosar/areas/claims';
import { approvalSubjects } from '@dosar/areas/workload';
import { LegalTerm } from '@dosar/claim-parts';
import {
  Banner,
  Box,
  Flex,
  Grid,
  Heading,
  IconButton,
  Link,
  LoadingState,
  Stack,
  Text,
} from '@dosar/design-system';
import { formatPlate } from '@dosar/kernel/plates';
import type { Schema } from '@dosar/openapi';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link as RouterLink } from 'react-router';
import { ApprovalActs } from './approval-acts.tsx';
import { ApprovalChecks } from './approval-checks.tsx';
import { ApprovalPeople } from './approval-people.tsx';
import { ApprovalQuestions } from './approval-questions.tsx';
import { Derivation } from './derivation.tsx';
import { LimitsBar } from './limits-bar.tsx';
import { messages } from './messages.ts';

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
  const [isAsking, setAsking] = useState(false);
  const Subject = useEntries(approvalSubjects).find(({ kind }) => kind === approval.kind)?.Subject;
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
        <Grid
          gap="4"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: Subject ? 'minmax(0, 1fr) 19rem' : undefined }}
          alignItems="start"
        >
          <Stack gap="4">
            {(approval.amount_bani !== null || approval.derivation.length > 0) && (
              <Derivation approval={approval} />
            )}
            <LimitsBar approval={approval} />
            <ApprovalChecks approval={approval} />
            <ApprovalPeople people={approval.four_eyes} />
          </Stack>
          {Subject && approval.subject_id !== null && <Subject subjectId={approval.subject_id} />}
        </Grid>
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
        <ApprovalQuestions approval={approval} isAsking={isAsking} onClose={() => setAsking(false)} />
      </Stack>
      <ApprovalActs approval={approval} isAsking={isAsking} onAsk={() => setAsking(true)} />
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
