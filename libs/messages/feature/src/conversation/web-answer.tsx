import {
  answerWebMessage,
  api,
  dataOf,
  newIdempotencyKey,
  queriesOf,
  useProblemText,
} from '@dosar/api-client';
import { useCan } from '@dosar/auth';
import { Button, Flex, MarkedTextArea, notify, Stack, Text } from '@dosar/design-system';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState, type SyntheticEvent } from 'react';
import { useIntl } from 'react-intl';
import type { Conversation } from './message-words.ts';
import { webMessages as messages } from './web-messages.ts';

const longest = 2_000;

/** Answers a claimant on the tracker, or says that no answer is needed. */
export function WebAnswer({ conversation }: { conversation: Conversation }) {
  const { formatMessage: t } = useIntl();
  const mayAnswer = useCan(answerWebMessage);
  const problemText = useProblemText();
  const queryClient = useQueryClient();
  const id = useId();
  const [text, setText] = useState('');
  const [isBusy, setBusy] = useState(false);
  // The newest one of the claimant: what they wrote until then counts as read.
  const asked = conversation.messages.find(({ direction }) => direction === 'in');
  if (!mayAnswer || asked === undefined) return null;
  const path = { web_message_id: asked.message_id };

  async function run(act: () => Promise<unknown>) {
    setBusy(true);
    try {
      await act();
    } catch (problem) {
      notify.warning(problemText(problem));
    } finally {
      setBusy(false);
    }
    await queryClient.invalidateQueries(queriesOf('messages', 'claims', 'config'));
  }

  function send(event: SyntheticEvent) {
    event.preventDefault();
    if (text.trim() === '' || isBusy) return;
    void run(async () => {
      const header = { 'Idempotency-Key': newIdempotencyKey() };
      await dataOf(
        api.POST('/api/message/answerWeb/{web_message_id}', { params: { path, header }, body: { text } }),
      );
      setText('');
      notify.success(t(messages.sent));
    });
  }

  return (
    <form onSubmit={send}>
      <Stack gap="2">
        <MarkedTextArea
          id={id}
          label={t(messages.answer)}
          placeholder={t(messages.answer)}
          maxLength={longest}
          value={text}
          onChange={setText}
          marks={[]}
        />
        <Text color="textMuted">{t(messages.hint)}</Text>
        <Flex gap="3" flexWrap="wrap">
          <Button type="submit" loading={isBusy} disabled={text.trim() === ''}>
            {t(messages.send)}
          </Button>
          {asked.is_unread && (
            <Button
              variant="quiet"
              onClick={() =>
                void run(() =>
                  dataOf(api.POST('/api/message/readWeb/{web_message_id}', { params: { path } })),
                )
              }
            >
              {t(messages.read)}
            </Button>
          )}
        </Flex>
      </Stack>
    </form>
  );
}
