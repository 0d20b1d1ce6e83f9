import { apiQuery, getAssignmentReason, useQueryFailure } from '@dosar/api-client';
import { Box, ErrorState, Flex, LoadingState, Stack, Text } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import type { Schema } from '@dosar/openapi';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';

/** Why a task is with whom it is: the rule with how many were left after each step, or who gave it. */
export function Reason({ assignmentId }: { assignmentId: string }) {
  const { formatMessage: t } = useIntl();
  const failureOf = useQueryFailure();
  const reason = useQuery(
    apiQuery(getAssignmentReason, { params: { path: { assignment_id: assignmentId } } }),
  );
  if (reason.isError) return <ErrorState title={t(messages.failed)} {...failureOf(reason)} />;
  return reason.data ? <Explained reason={reason.data} /> : <LoadingState count={4} />;
}

function Explained({ reason }: { reason: Schema<'AssignmentReason'> }) {
  const { formatMessage: t } = useIntl();
  const formats = useFormats();
  return (
    <Stack gap="3">
      <Text>
        {reason.named_person
          ? t(messages.named, { name: reason.named_person })
          : t(messages.because, { by: reason.by, rule: reason.rule ?? 'none', name: nameOf(reason) })}
      </Text>
      {reason.load_percent !== null && (
        <Text>{t(messages.load, { name: reason.owner_name ?? '', percent: reason.load_percent })}</Text>
      )}
      {reason.note !== null && (
        <Box borderInlineStartWidth="2px" paddingInlineStart="3" whiteSpace="pre-wrap">
          {reason.note}
        </Box>
      )}
      {reason.steps.length > 0 && <Steps steps={reason.steps} />}
      {reason.given_at !== null && (
        <Text tone="muted" size="sm">
          {t(messages.decidedAt, { time: formats.dateTime(reason.given_at) })}
        </Text>
      )}
    </Stack>
  );
}

const nameOf = (reason: Schema<'AssignmentReason'>) =>
  (reason.by === 'colleague' ? reason.given_by_name : reason.owner_name) ?? '';

/** How many people were left after each rule. */
function Steps({ steps }: { steps: Schema<'RuleSteps'> }) {
  const { formatMessage: t, formatNumber } = useIntl();
  return (
    <Box as="ol" listStyleType="none" borderWidth="1px" borderRadius="md">
      {steps.map(({ step, left }, index) => (
        <Flex
          as="li"
          key={step}
          gap="3"
          justifyContent="space-between"
          paddingBlock="2"
          paddingInline="3"
          {...(index > 0 && { borderTopWidth: '1px' })}
        >
          <span>{t(messages.step, { step })}</span>
          <Text as="span" fontWeight="strong" color={left === 0 ? 'danger' : undefined}>
            {formatNumber(left)}
          </Text>
        </Flex>
      ))}
    </Box>
  );
}
