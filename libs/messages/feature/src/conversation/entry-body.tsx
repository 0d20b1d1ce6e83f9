import { apiPages, browseMessages, cancelMessage } from '@dosar/api-client';
import { useCan } from '@dosar/auth';
import { Button, MessageBubble } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import type { Schema } from '@dosar/openapi';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { messages as callMessages } from '../compose/call-messages.ts';
import { stateWords } from './message-words.ts';
import { messages } from './messages.ts';
import { useMessageActs } from './use-message-acts.ts';

type Event = Schema<'TimelineEvent'>;
const tones: Partial<Record<Event['kind'], 'email' | 'sms'>> = {
  email: 'email',
  sms: 'sms',
  web_message: 'email',
};

/** An e-mail, a text message or a call in the timeline: with whom, about what, the words, and what became of it. */
export function EntryBody({ event }: { event: Event }) {
  const { formatMessage: t } = useIntl();
  const formats = useFormats();
  const { data } = event;
  const message = useMessageOf(event);
  const facts = [
    textOf(data['with']),
    event.kind === 'call' && textOf(data['outcome']) !== ''
      ? t(callMessages.callOutcome, { outcome: textOf(data['outcome']) })
      : '',
    data['direction'] === 'in' ? textOf(data['from']) : namesOf(data['to']),
    textOf(data['subject']),
    message && (message.kind === 'email' || message.kind === 'sms') ? stateWords(message, t, formats) : '',
    data['is_auto_reply'] === true ? t(messages.autoReply) : '',
  ].filter((fact) => fact !== '');
  return (
    <MessageBubble
      tone={tones[event.kind] ?? 'plain'}
      direction={data['direction'] === 'in' ? 'in' : 'out'}
      about={facts.length > 0 ? facts.join(' · ') : undefined}
      foot={message?.can_cancel === true && <KeepBack message={message} />}
    >
      {event.body}
    </MessageBubble>
  );
}

/** Until it leaves, a message can be kept back where it stands. */
function KeepBack({ message }: { message: Schema<'Message'> }) {
  const { formatMessage: t } = useIntl();
  const mayCancel = useCan(cancelMessage);
  const act = useMessageActs(message);
  if (!mayCancel) return null;
  return (
    <div>
      <Button variant="quiet" icon="undo" onClick={() => void act('cancel')}>
        {t(messages.cancel)}
      </Button>
    </div>
  );
}

/** The message of an entry, among the latest of its file: all entries share one question. */
function useMessageOf({ data }: Event): Schema<'Message'> | undefined {
  const assignmentId = textOf(data['assignment_id']);
  const found = useInfiniteQuery({
    ...apiPages(browseMessages, (after) => ({
      params: { path: { assignment_id: assignmentId }, query: after === undefined ? {} : { after } },
    })),
    enabled: assignmentId !== '',
  });
  return found.data?.pages
    .flatMap(({ items }) => items)
    .find(({ message_id: id }) => id === data['message_id']);
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function namesOf(value: unknown): string {
  return Array.isArray(value) ? value.filter((name) => typeof name === 'string').join(', ') : '';
}
