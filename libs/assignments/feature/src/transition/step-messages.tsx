import { useQuery } from '@tanstack/react-query';
import { apiQuery, previewTransition, useProblemText } from '@dosar/api-client';
import { Banner, Box, Icon, LoadingState, Stack, Text } from '@dosar/design-system';
import { useAnswers } from '@dosar/forms';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { messages } from './transition-messages.ts';

type StepMessagesProps = { assignmentId: string; transition: Pick<Schema<'Transition'>, 'code'> };

/** The messages that the step will send, as their readers get them, and what will not be sent. */
export function StepMessages({ assignmentId, transition }: StepMessagesProps) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const preview = useQuery({
    ...apiQuery(previewTransition, {
      params: { path: { assignment_id: assignmentId } },
      body: { transition_code: transition.code },
    }),
    // What is about to be sent is looked up each time.
    staleTime: 0,
  });
  if (preview.isPending) return <LoadingState count={3} />;
  if (preview.isError)
    return (
      <Banner tone="warning" title={t(messages.noPreview)}>
        {problemText(preview.error)}
      </Banner>
    );
  return (
    <Stack gap="2">
      {preview.data.warnings.map((warning) => (
        <Banner key={warning} tone="warning" title={warning}>
          {null}
        </Banner>
      ))}
      {preview.data.messages.map((message, index) => (
        <Letter key={index} message={message} />
      ))}
    </Stack>
  );
}

function Letter({ message }: { message: Schema<'PreviewedMessage'> }) {
  const { formatMessage: t } = useIntl();
  const { reason } = useAnswers<{ reason: string }>();
  const { kind, recipient_name: name, address, subject, body, attachments } = message;
  const written = body.replaceAll('{{reason}}', reason.trim() || t(messages.reasonHere));
  return (
    <Box as="section" borderWidth="1px" borderRadius="md" padding="3" aria-label={t(messages.sent)}>
      <Text tone="muted" size="sm">
        {t(messages.sentTo, { kind, to: [name, address].filter(Boolean).join(', ') })}
      </Text>
      {subject !== null && <Box fontWeight="strong">{subject}</Box>}
      <Box
        whiteSpace="pre-line"
        maxHeight="200px"
        overflowY="auto"
        tabIndex={0}
        role="group"
        aria-label={t(messages.sentText)}
      >
        {written}
      </Box>
      {attachments.map((file) => (
        <Text key={file} size="sm">
          <Icon name="description" /> {file}
        </Text>
      ))}
    </Box>
  );
}
