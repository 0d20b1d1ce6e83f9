import {
  answerWebMessage,
  api,
  apiMutation,
  dataOf,
  newIdempotencyKey,
  queriesOf,
  useProblemText,
} from '@dosar/api-client';
import { useCan } from '@dosar/auth';
import { Button, Flex, notify, SendButton } from '@dosar/design-system';
import { Form, FormTextAreaField, requiredText, useZodForm } from '@dosar/forms';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import * as z from 'zod/mini';
import type { Conversation } from './message-words.ts';
import { webMessages as messages } from './web-messages.ts';

const schema = z.object({ text: requiredText({ max: 2_000 }) });

/** Answers a claimant on the tracker, or says that no answer is needed. */
export function WebAnswer({ conversation }: { conversation: Conversation }) {
  const { formatMessage: t } = useIntl();
  const mayAnswer = useCan(answerWebMessage);
  const problemText = useProblemText();
  const queryClient = useQueryClient();
  const form = useZodForm({ schema, defaultValues: { text: '' } });
  const answer = useMutation(apiMutation(answerWebMessage));
  // The newest one of the claimant: what they wrote until then counts as read.
  const asked = conversation.messages.find(({ direction }) => direction === 'in');
  if (!mayAnswer || asked === undefined) return null;
  const path = { web_message_id: asked.message_id };
  const refresh = () => queryClient.invalidateQueries(queriesOf('messages', 'claims', 'config'));

  async function takeAsRead() {
    try {
      await dataOf(api.POST('/api/message/readWeb/{web_message_id}', { params: { path } }));
    } catch (problem) {
      notify.warning(problemText(problem));
    }
    await refresh();
  }

  return (
    <Form
      form={form}
      emptyOnceSent
      onSubmit={async (body) => {
        await answer.mutateAsync({
          params: { path, header: { 'Idempotency-Key': newIdempotencyKey() } },
          body,
        });
        form.reset();
        notify.success(t(messages.sent));
        await refresh();
      }}
    >
      <FormTextAreaField name="text" label={t(messages.answer)} hint={t(messages.hint)} maxLength={2_000} />
      <Flex gap="3" flexWrap="wrap">
        <SendButton outlined loading={answer.isPending}>
          {t(messages.send)}
        </SendButton>
        {asked.is_unread && (
          <Button variant="quiet" onClick={() => void takeAsRead()}>
            {t(messages.read)}
          </Button>
        )}
      </Flex>
    </Form>
  );
}
