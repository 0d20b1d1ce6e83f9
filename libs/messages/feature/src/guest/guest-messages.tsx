import {
  api,
  apiQuery,
  browseGuestMessages,
  dataOf,
  isApiProblem,
  newIdempotencyKey,
  useProblemText,
} from '@dosar/api-client';
import { Box, Button, Heading, Stack, Text, TextAreaField } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import type { Schema } from '@dosar/openapi';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type SyntheticEvent } from 'react';
import { useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { messages } from './messages.ts';

const longest = 2_000;

/** What the guest of an assignment and the handler wrote to each other; nothing where the link names nobody in particular. */
export function GuestMessages() {
  const { formatMessage: t } = useIntl();
  const { assignmentKey = '' } = useParams();
  const queryClient = useQueryClient();
  const query = apiQuery(browseGuestMessages, { params: { path: { assignment_key: assignmentKey } } });
  const conversation = useQuery(query);
  if (!conversation.data) return null;
  const { items } = conversation.data;
  return (
    <Stack as="section" gap="3" aria-labelledby="guest-messages">
      <Heading as="h2" size="md" id="guest-messages">
        {t(messages.title)}
      </Heading>
      {items.length === 0 ? <Text tone="muted">{t(messages.lead)}</Text> : <Letters items={items} />}
      <WriteMessage
        assignmentKey={assignmentKey}
        onWritten={(written) => queryClient.setQueryData(query.queryKey, written)}
      />
    </Stack>
  );
}

function Letters({ items }: Schema<'ClaimantMessages'>) {
  const { formatMessage: t } = useIntl();
  const { dateTime } = useFormats();
  return (
    <Stack as="ol" gap="2" listStyleType="none">
      {items.map(({ id, is_own: isOwn, text, author_name: author, system_time: at }) => (
        <li key={id}>
          <Box
            background={isOwn ? 'brandSubtle' : 'surfaceSubtle'}
            borderRadius="lg"
            paddingInline="4"
            paddingBlock="3"
          >
            <Text whiteSpace="pre-line" overflowWrap="anywhere">
              {text}
            </Text>
            <Text tone="muted" size="sm">
              {`${isOwn ? t(messages.you) : (author ?? t(messages.us))}, ${dateTime(at)}`}
            </Text>
          </Box>
        </li>
      ))}
    </Stack>
  );
}

type WriteMessageProps = {
  assignmentKey: string;
  onWritten: (written: Schema<'ClaimantMessages'>) => void;
};

function WriteMessage({ assignmentKey, onWritten }: WriteMessageProps) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const [text, setText] = useState('');
  const [state, setState] = useState<'idle' | 'busy' | { refusal: string }>('idle');

  async function send(event: SyntheticEvent) {
    event.preventDefault();
    if (state === 'busy') return;
    if (text.trim() === '') {
      setState({ refusal: t(messages.empty) });
      return;
    }
    setState('busy');
    const params = {
      path: { assignment_key: assignmentKey },
      header: { 'Idempotency-Key': newIdempotencyKey() },
    };
    try {
      onWritten(
        await dataOf(api.POST('/api/assignment/guestMessages/{assignment_key}', { params, body: { text } })),
      );
      setText('');
      setState('idle');
    } catch (problem) {
      setState({ refusal: isApiProblem(problem, 'conflict') ? t(messages.tooMany) : problemText(problem) });
    }
  }

  return (
    <form noValidate onSubmit={(event) => void send(event)}>
      <Stack gap="3">
        <TextAreaField
          label={t(messages.text)}
          hint={t(messages.hint)}
          maxLength={longest}
          rows={3}
          value={text}
          {...(typeof state === 'object' && { error: state.refusal })}
          onChange={(event) => {
            setText(event.currentTarget.value);
            if (typeof state === 'object') setState('idle');
          }}
        />
        <Button type="submit" variant="secondary" loading={state === 'busy'}>
          {t(messages.send)}
        </Button>
      </Stack>
    </form>
  );
}
