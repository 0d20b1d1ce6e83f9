import {
  Button,
  ChatActs,
  ChatLog,
  ChatQuestion,
  ChatTime,
  ChatWaiting,
  ErrorState,
  LoadingState,
  Text,
} from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import { newIdempotencyKey, useProblemText } from '@dosar/api-client';
import { Fragment, useState } from 'react';
import { useIntl } from 'react-intl';
import { shownMessages, type Message } from '../conversation/next-call.ts';
import type { useConversation } from '../conversation/use-conversation.ts';
import { Answer } from './answer.tsx';
import { messages as texts } from './messages.ts';
import { Suggestions } from './suggestions.tsx';

export type ConversationLogProps = {
  conversation: ReturnType<typeof useConversation>;
  /** What of it is shown; undefined until it is here. */
  messages: readonly Message[] | undefined;
  /** A file is open, so that questions about it make sense. */
  hasFile: boolean;
  /** What is going on now, in words. */
  waiting: string | undefined;
  onAsk: (text: string, messageId: string) => Promise<void>;
  /** A link of an answer leads elsewhere. */
  onLeave: () => void;
};

/** What was asked and answered, and how far the present answer is. */
export function ConversationLog({
  conversation,
  messages,
  hasFile,
  waiting,
  onAsk,
  onLeave,
}: ConversationLogProps) {
  const { formatMessage: t } = useIntl();
  const formats = useFormats();
  const problemText = useProblemText();
  const [problem, setProblem] = useState<string>();
  const { next, halt, isMissing, isOff } = conversation;
  const shown = shownMessages(messages ?? []);
  const last = shown.at(-1);
  const question = shown.findLast(({ type }) => type === 'question')?.message_content;
  const again = (text: string) => {
    setProblem(undefined);
    onAsk(text, newIdempotencyKey()).catch((failure: unknown) => setProblem(problemText(failure)));
  };

  const answerOf = (message: Message) => {
    const isLast = message === last;
    const onAgain = isLast && question !== undefined ? () => again(question) : undefined;
    if (message.run_status === 'pending') return null;
    if (message.type === 'stopped' && onAgain)
      return <TryAgain words={message.message_content} onTry={onAgain} />;
    return (
      <Answer
        message={message}
        conversation={conversation}
        isNewest={isLast}
        onAgain={onAgain}
        onAsk={again}
        onLeave={onLeave}
      />
    );
  };

  return (
    <ChatLog label={t(texts.log)} busy={next !== undefined} newest={last?.id}>
      {isMissing && <NoConversation isOff={isOff} onRetry={conversation.reload} />}
      {!messages && !isMissing && <LoadingState count={3} />}
      {shown.map((message) => (
        <Fragment key={message.id}>
          {message.message_type === 'input' ? (
            <>
              <ChatTime dateTime={message.system_time}>{formats.dateTime(message.system_time)}</ChatTime>
              <ChatQuestion>{message.message_content}</ChatQuestion>
            </>
          ) : (
            answerOf(message)
          )}
        </Fragment>
      ))}
      {waiting !== undefined && <ChatWaiting words={waiting} />}
      {halt && last?.id === halt.id && last.run_status !== null && (
        <TryAgain
          words={t(texts[halt.why])}
          onTry={conversation.isStopping ? undefined : conversation.tryAgain}
        />
      )}
      {problem !== undefined && (
        <Text tone="danger" role="alert">
          {t(texts.notSent, { why: problem })}
        </Text>
      )}
      {messages && !next && (!question || (last?.type === 'not_found' && !asksBack(last))) && (
        <Suggestions hasFile={hasFile} onAsk={again} />
      )}
    </ChatLog>
  );
}

/** A question that is asked back has its own buttons. */
const asksBack = ({ sources }: Message) => sources.some(({ kind }) => kind === 'question');

/** Why nothing is shown. */
function NoConversation({ isOff, onRetry }: { isOff: boolean; onRetry: () => void }) {
  const { formatMessage: t } = useIntl();
  if (isOff) return <Text tone="muted">{t(texts.off)}</Text>;
  return <ErrorState description={t(texts.missing)} onRetry={onRetry} />;
}

/** An answer that did not come, and how to have it after all. */
function TryAgain({ words, onTry }: { words: string; onTry: (() => void) | undefined }) {
  const { formatMessage: t } = useIntl();
  return (
    <ChatActs end={onTry && <Button onClick={onTry}>{t(texts.tryAgain)}</Button>}>
      <Text tone="muted">{words}</Text>
    </ChatActs>
  );
}
