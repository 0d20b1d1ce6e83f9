import { apiPages, browseMessages, useQueryFailure } from '@dosar/api-client';
import type { OpenedFile } from '@dosar/areas/claims';
import {
  Box,
  Button,
  Card,
  ComposeBox,
  EmptyState,
  ErrorState,
  Heading,
  LoadingState,
  Stack,
  Text,
} from '@dosar/design-system';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { EmailForm } from '../compose/email-form.tsx';
import { MessageCard } from './message-card.tsx';
import { conversationsOf, type Conversation } from './message-words.ts';
import { messages } from './messages.ts';
import { WebAnswer } from './web-answer.tsx';
import { webMessages } from './web-messages.ts';

/** E-mails, text messages and calls of a file as conversations, the latest first. */
export function Conversations(file: OpenedFile) {
  const { formatMessage: t } = useIntl();
  const failureOf = useQueryFailure();
  const found = useInfiniteQuery(
    apiPages(browseMessages, (after) => ({
      params: { path: { assignment_id: file.assignmentId }, query: after === undefined ? {} : { after } },
    })),
  );
  if (found.isPending) return <LoadingState count={4} />;
  if (!found.data) return <ErrorState {...failureOf(found)} />;
  const conversations = conversationsOf(found.data.pages.flatMap(({ items }) => items));
  if (conversations.length === 0)
    return <EmptyState kind="nothing-yet" title={t(messages.empty)} description={t(messages.emptyText)} />;
  return (
    <Stack gap="4">
      {conversations.map((conversation) => (
        <ConversationCard key={conversation.threadId} file={file} conversation={conversation} />
      ))}
      {found.hasNextPage && (
        <Button loading={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
          {t(messages.older)}
        </Button>
      )}
    </Stack>
  );
}

function ConversationCard({ file, conversation }: { file: OpenedFile; conversation: Conversation }) {
  const { formatMessage: t } = useIntl();
  const [isAnswering, setIsAnswering] = useState(false);
  const [newest] = conversation.messages;
  if (!newest) return null;
  const answered = conversation.messages.find(
    ({ kind, direction }) => kind === 'email' && direction === 'in',
  );
  const titles = {
    sms: t(messages.sms),
    call: t(messages.call),
    web: t(webMessages.title),
    email: newest.subject || t(messages.noSubject),
  };
  const title = titles[newest.kind];
  return (
    <Card>
      <Stack gap="3">
        <Box display="flex" gap="2" alignItems="baseline" flexWrap="wrap">
          <Heading as="h3" size="md">
            {title}
          </Heading>
          <Text color="textMuted">{t(messages.count, { count: conversation.messages.length })}</Text>
        </Box>
        {conversation.messages.toReversed().map((message) => (
          <MessageCard key={message.message_id} message={message} file={file} />
        ))}
        {newest.kind === 'web' && <WebAnswer conversation={conversation} />}
        {answered && !isAnswering && (
          <div>
            <Button icon="email" onClick={() => setIsAnswering(true)}>
              {t(messages.reply)}
            </Button>
          </div>
        )}
        {answered && isAnswering && (
          <ComposeBox tone="email">
            <EmailForm {...file} answers={answered} onDone={() => setIsAnswering(false)} />
          </ComposeBox>
        )}
      </Stack>
    </Card>
  );
}
