import { apiQuery, getMessageContent } from '@dosar/api-client';
import type { OpenedFile } from '@dosar/areas/claims';
import {
  Box,
  Button,
  Disclosure,
  DisclosureButton,
  DisclosureContent,
  Flex,
  Icon,
  Link,
  MailFrame,
  MessageBubble,
  Stack,
  Text,
} from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import type { Schema } from '@dosar/openapi';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { MessageFiles, ReceivedActs } from './message-files.tsx';
import { messages } from './messages.ts';
import { moveMessages } from './move-messages.ts';
import { peopleOf, stateWords } from './message-words.ts';
import { useMessageActs } from './use-message-acts.ts';
import { webMessages } from './web-messages.ts';

type Message = Schema<'Message'>;
const tones = { email: 'email', sms: 'sms', call: 'plain', web: 'email' } as const;
/** Calls and what was written on the tracker have no delivery of their own. */
const printed = { email: true, sms: true, call: false, web: false } as const;
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
          {printed[message.kind] && (
            <Box
              as="span"
              color={isFailed ? 'danger' : undefined}
              fontWeight={isFailed ? 'strong' : undefined}
            >
              {isFailed && <Icon name="error" />} {stateWords(message, t, formats)}
            </Box>
          )}
          {message.is_unread && <Text color="warning">{t(webMessages.unread)}</Text>}
          {message.is_auto_reply && <span>{t(messages.autoReply)}</span>}
          {message.is_sender_unknown && <Text color="warning">{t(moveMessages.senderUnknown)}</Text>}
          {message.reason && <span>{t(messages.reason, { reason: message.reason })}</span>}
        </Flex>
      }
      foot={<MessageFoot message={message} file={file} />}
    >
      <MessageText message={message} />
    </MessageBubble>
  );
}

/** The words of a message; those of a long conversation are all there when they are asked for. */
function MessageText({ message }: { message: Message }) {
  const { formatMessage: t } = useIntl();
  const [isWhole, setIsWhole] = useState(false);
  const whole = useQuery({
    ...apiQuery(getMessageContent, { params: { path: { key: message.key } } }),
    enabled: isWhole,
  });
  if (!message.is_cut) return message.text;
  if (whole.data) return whole.data.body_text;
  return (
    <>
      {message.text}…
      <div>
        <Button variant="quiet" loading={isWhole && whole.isPending} onClick={() => setIsWhole(true)}>
          {t(moveMessages.wholeText)}
        </Button>
      </div>
    </>
  );
}

function MessageFoot({ message, file }: { message: Message; file: OpenedFile }) {
  const { formatMessage: t } = useIntl();
  const isFailed = failed.includes(message.state);
  const act = useMessageActs(message);
  return (
    <Stack gap="2">
      <MessageFiles message={message} file={file} />
      {(isFailed || message.state === 'queued') && message.failure && (
        <Text color="danger">{t(messages.failure, { reason: message.failure })}</Text>
      )}
      {message.has_html && message.kind === 'email' && (
        <Disclosure>
          <DisclosureButton variant="quiet">{t(messages.original)}</DisclosureButton>
          <DisclosureContent>
            <FormattedContent messageKey={message.key} />
          </DisclosureContent>
        </Disclosure>
      )}
      <Flex gap="3" flexWrap="wrap" alignItems="center">
        <ReceivedActs message={message} />
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
        {printed[message.kind] && (
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
