import { apiQuery, getMessageContent } from '@dosar/api-client';
import { addressOfSection, type OpenedFile } from '@dosar/areas/claims';
import { Box, Button, Flex, Icon, Link, MailFrame, MessageBubble, Stack, Text } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import type { Schema } from '@dosar/openapi';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link as RouterLink } from 'react-router';
import { messages } from './messages.ts';
import { peopleOf, stateWords } from './message-words.ts';
import { useMessageActs } from './use-message-acts.ts';

type Message = Schema<'Message'>;
const tones = { email: 'email', sms: 'sms', call: 'plain' } as const;
const failed = ['failed', 'bounced'];

/** One message of a conversation, what became of it, and what can be done about that. */
export function MessageCard({ message, file }: { message: Message; file: OpenedFile }) {
  const { formatMessage: t } = useIntl();
  const formats = useFormats();
  const isFailed = failed.includes(message.state);
  return (
    <MessageBubble
      tone={tones[message.kind]}
      direction={message.direction}
      about={
        <Flex gap="2" flexWrap="wrap" alignItems="baseline">
          <b>{message.kind === 'call' ? callWords(message, t) : peopleOf(message, t)}</b>
          <span>{formats.dateTime(message.system_time)}</span>
          {message.kind !== 'call' && (
            <Box
              as="span"
              color={isFailed ? 'danger' : undefined}
              fontWeight={isFailed ? 'strong' : undefined}
            >
              {isFailed && <Icon name="error" />} {stateWords(message, t, formats)}
            </Box>
          )}
          {message.is_auto_reply && <span>{t(messages.autoReply)}</span>}
          {message.reason && <span>{t(messages.reason, { reason: message.reason })}</span>}
        </Flex>
      }
      foot={<MessageFoot message={message} file={file} />}
    >
      {message.text}
    </MessageBubble>
  );
}

function MessageFoot({ message, file }: { message: Message; file: OpenedFile }) {
  const { formatMessage: t } = useIntl();
  const isFailed = failed.includes(message.state);
  const [isOpen, setIsOpen] = useState(false);
  const act = useMessageActs(message);
  return (
    <Stack gap="2">
      {message.attachments.map(({ file_name: name, document_id: id, refused_because: why }) => (
        <Flex key={`${id ?? ''}${name}`} gap="1.5" alignItems="center" flexWrap="wrap">
          <Icon name="attach_file" />
          {id === null ? (
            <span>{name}</span>
          ) : (
            <Link asChild>
              <RouterLink to={`${addressOfSection(file, 'documents')}?document=${id}`}>{name}</RouterLink>
            </Link>
          )}
          {why !== null && <Text color="warning">{t(messages.refused, { why })}</Text>}
        </Flex>
      ))}
      {(isFailed || message.state === 'queued') && message.failure && (
        <Text color="danger">{t(messages.failure, { reason: message.failure })}</Text>
      )}
      {isOpen && <FormattedContent messageKey={message.key} />}
      <Flex gap="3" flexWrap="wrap" alignItems="center">
        {message.has_html && message.kind === 'email' && (
          <Button variant="quiet" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {t(isOpen ? messages.hideOriginal : messages.original)}
          </Button>
        )}
        {message.can_retry && (
          <Button icon="refresh" onClick={() => void act('retry')}>
            {t(messages.retry)}
          </Button>
        )}
        {message.can_cancel && (
          <Button variant="quiet" icon="undo" onClick={() => void act('cancel')}>
            {t(messages.cancel)}
          </Button>
        )}
        {message.kind !== 'call' && (
          <Link href={`/print-${message.kind}/${message.message_id}`} target="_blank" rel="noopener">
            {t(messages.print)}
          </Link>
        )}
      </Flex>
    </Stack>
  );
}

/** The e-mail as its sender formatted it, without anything that could act or load something. */
function FormattedContent({ messageKey }: { messageKey: string }) {
  const { formatMessage: t } = useIntl();
  const content = useQuery(apiQuery(getMessageContent, { params: { path: { key: messageKey } } }));
  if (!content.data?.body_html) return null;
  return (
    <Stack gap="1">
      <MailFrame html={content.data.body_html} label={t(messages.content)} />
      <Text color="textMuted">{t(messages.remotePictures)}</Text>
    </Stack>
  );
}

function callWords(message: Message, t: ReturnType<typeof useIntl>['formatMessage']): string {
  const who =
    message.from_name ?? (message.from || message.recipients.map(({ address }) => address).join(', '));
  const minutes =
    message.call_minutes === null ? [] : [t(messages.minutesLong, { count: message.call_minutes })];
  return [t(messages.call), t(messages.withWhom, { who }), ...minutes].join(' · ');
}
