import {
  api,
  apiQuery,
  dataOf,
  getPolicyOfFile,
  queriesOf,
  useProblemText,
  useQueryFailure,
} from '@dosar/api-client';
import type { OpenedFile } from '@dosar/areas/claims';
import {
  Banner,
  Box,
  Button,
  ErrorState,
  Heading,
  Link as Anchor,
  LoadingState,
  RadioGroupField,
  Stack,
  Text,
} from '@dosar/design-system';
import { Form, FormTextAreaField, requiredText, useZodForm } from '@dosar/forms';
import { useFormats } from '@dosar/i18n';
import { formatLocalDate } from '@dosar/kernel/dates';
import { localDateOf } from '@dosar/kernel/zone';
import type { Schema } from '@dosar/openapi';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import * as z from 'zod/mini';
import { sectionMessages } from './section-messages.ts';
import { actWords, reasonWords, termWords, verdictWords } from './policy-words.ts';
import { usePolicyText } from './use-policy-text.ts';

type OfFile = Schema<'PolicyOfFile'>;

/** The policy of a claim as it was when the claim was reported, and whether it covers the accident. */
export function PolicySection({ assignmentId, claimFileNo }: OpenedFile) {
  const { formatMessage: t } = useIntl();
  const failureOf = useQueryFailure();
  const found = useQuery(apiQuery(getPolicyOfFile, { params: { path: { assignment_id: assignmentId } } }));
  if (found.isPending) return <LoadingState shape="rows" count={4} />;
  if (!found.data) return <ErrorState {...failureOf(found)} />;
  const { verdict, terms, reasons, decision, can_decide: canDecide, check } = found.data;
  if (verdict === null) return <Text tone="muted">{t(sectionMessages.notLooked)}</Text>;
  return (
    <Stack gap="4" maxWidth="40rem">
      {terms !== null && <Terms terms={terms} />}
      <Banner tone={verdict === 'covered' || decision?.is_covered === true ? 'success' : 'warning'}>
        <b>{t(verdictWords[verdict])}</b>
        {reasons.map((reason) => (
          <Box key={reason}>
            {t(reasonWords[reason])} {canDecide && decision === null && t(actWords[reason])}
          </Box>
        ))}
      </Banner>
      {check !== null && <Check check={check} claimFileNo={claimFileNo} />}
      <Taken ofFile={found.data} />
      {decision !== null && <Decided decision={decision} />}
      {canDecide && <Decide key={found.data.row_version} assignmentId={assignmentId} ofFile={found.data} />}
    </Stack>
  );
}

function Terms({ terms }: { terms: Schema<'PolicyTerms'> }) {
  const { formatMessage: t } = useIntl();
  const { days, covers } = usePolicyText();
  return (
    <Box overflowWrap="anywhere">
      <Heading as="h3" size="md">
        {terms.policy_number} · {t(termWords[terms.kind])}
      </Heading>
      <Text>{[terms.holder_name, terms.plate, terms.insurer].filter(Boolean).join(' · ')}</Text>
      <Text>{days(terms)}</Text>
      <Text tone="muted">{covers(terms)}</Text>
    </Box>
  );
}

type CheckProps = { check: NonNullable<OfFile['check']>; claimFileNo: string };

/** The work of somebody who finds out; the decision below ends it. */
function Check({
  check: { assignment_id: id, assignment_no: no, due_at: due, owner_name: owner },
  claimFileNo,
}: CheckProps) {
  const { formatMessage: t } = useIntl();
  return (
    <Box overflowWrap="anywhere">
      {t(sectionMessages.check)}:{' '}
      <Anchor asChild>
        <Link to={`/assignments/${claimFileNo}/${id}`}>
          {t(sectionMessages.checkOf, {
            no,
            day: formatLocalDate(localDateOf(new Date(due))),
            owner: owner ?? t(sectionMessages.checkQueue),
          })}
        </Link>
      </Anchor>
    </Box>
  );
}

function Taken({ ofFile: { loss_date: day, taken_at: at, terms } }: { ofFile: OfFile }) {
  const { formatMessage: t } = useIntl();
  const { dateTime } = useFormats();
  if (day === null || at === null) return null;
  return (
    <Text tone="muted" size="sm">
      {t(terms?.source === 'service' ? sectionMessages.fromService : sectionMessages.asKnown, {
        day: formatLocalDate(day),
        at: dateTime(at),
      })}
    </Text>
  );
}

function Decided({ decision }: { decision: NonNullable<OfFile['decision']> }) {
  const { formatMessage: t } = useIntl();
  const { dateTime } = useFormats();
  return (
    <Box overflowWrap="anywhere">
      <Text>{t(decision.is_covered ? sectionMessages.covers : sectionMessages.doesNot)}</Text>
      <Text>{decision.reason}</Text>
      <Text tone="muted" size="sm">
        {t(sectionMessages.decidedBy, { name: decision.decided_by, at: dateTime(decision.decided_at) })}
      </Text>
    </Box>
  );
}

const schema = z.object({ reason: requiredText({ min: 3, max: 500 }) });

function Decide({ assignmentId, ofFile }: { assignmentId: string; ofFile: OfFile }) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const queryClient = useQueryClient();
  const [isCovered, setCovered] = useState(ofFile.decision?.is_covered ?? true);
  const form = useZodForm({ schema, defaultValues: { reason: '' } });
  const decide = async ({ reason }: z.output<typeof schema>) => {
    await dataOf(
      api.POST('/api/fnol/decidePolicyOfFile/{assignment_id}', {
        params: { path: { assignment_id: assignmentId } },
        body: { row_version: ofFile.row_version, is_covered: isCovered, reason },
      }),
    );
    await Promise.all(
      (['fnol', 'claims'] as const).map((area) => queryClient.invalidateQueries(queriesOf(area))),
    );
  };
  return (
    <Form
      form={form}
      onSubmit={decide}
      problemText={problemText}
      reasons={{ required: sectionMessages.why, min_length: sectionMessages.why }}
    >
      <Stack gap="3">
        <RadioGroupField
          name="is_covered"
          inline
          label={t(sectionMessages.question)}
          value={isCovered ? 'yes' : 'no'}
          onValueChange={(value) => setCovered(value === 'yes')}
          choices={[
            { value: 'yes', label: t(sectionMessages.covers) },
            { value: 'no', label: t(sectionMessages.doesNot) },
          ]}
        />
        <FormTextAreaField
          name="reason"
          label={t(sectionMessages.reason)}
          required
          maxLength={500}
          rows={2}
        />
        <Box>
          <Button type="submit" loading={form.formState.isSubmitting}>
            {t(sectionMessages.decide)}
          </Button>
        </Box>
      </Stack>
    </Form>
  );
}
