import {
  Button,
  ChatActs,
  ChatAnswer,
  ChatCitation,
  ChatSource,
  ChatSources,
  CopyButton,
  IconButton,
  tooltipProps,
} from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { Message } from '../conversation/next-call.ts';
import type { useConversation } from '../conversation/use-conversation.ts';
import { linesOf, partsOf, plainText, type AnswerPart } from './answer-parts.ts';
import { messages } from './messages.ts';
import { Proposals } from './proposals.tsx';
import { Rating } from './rating.tsx';

export type AnswerProps = {
  message: Message;
  conversation: Pick<ReturnType<typeof useConversation>, 'decide' | 'rate'>;
  isNewest: boolean;
  /** Asks the same question again. */
  onAgain: (() => void) | undefined;
  /** Asks another question as it stands. */
  onAsk: (question: string) => void;
  onLeave: () => void;
};

/** An answer with its sources, what it proposes, and what can be done with it. */
export function Answer({ message, conversation, isNewest, onAgain, onAsk, onLeave }: AnswerProps) {
  const { formatMessage: t } = useIntl();
  const { sources, message_content: content, type } = message;
  // A step has its button below the answer, and so has a question that may have been meant.
  const cited = sources.filter(({ kind }) => kind !== 'question' && (!isNewest || kind !== 'step'));
  const isRated = type === 'answer' || type === 'not_found';
  return (
    <ChatAnswer isNewest={isNewest}>
      {linesOf(content).map((line, place) => (
        <p key={place}>
          {partsOf(line).map((part, position) => (
            <Part key={position} part={part} sources={sources} onLeave={onLeave} />
          ))}
        </p>
      ))}
      {cited.length > 0 && (
        <ChatSources label={t(messages.sources)}>
          {cited.map((source) => (
            <ChatSource key={source.number} number={source.number}>
              {source.path === null ? (
                source.title
              ) : (
                <Link to={source.path} onClick={onLeave}>
                  {source.title}
                </Link>
              )}
            </ChatSource>
          ))}
        </ChatSources>
      )}
      {message.proposals.length > 0 && <Proposals message={message} decide={conversation.decide} />}
      {type !== 'initial' && (
        <ChatActs
          end={
            <>
              <CopyButton value={plainText(content)} name={t(messages.answer)} />
              {isRated && <Rating message={message} rate={conversation.rate} />}
              {onAgain && <IconButton icon="refresh" label={t(messages.askAgain)} onClick={onAgain} />}
            </>
          }
        >
          {isNewest && <NextSteps sources={sources} onAsk={onAsk} onLeave={onLeave} />}
        </ChatActs>
      )}
    </ChatAnswer>
  );
}

type NextStepsProps = Pick<AnswerProps, 'onAsk' | 'onLeave'> & { sources: Message['sources'] };

/** What is one press away after an answer: the next steps on the file, each in its own window, and the questions that it asks back. */
function NextSteps({ sources, onAsk, onLeave }: NextStepsProps) {
  return sources.map(({ kind, number, title, path }) =>
    kind === 'question' ? (
      <Button key={number} onClick={() => onAsk(title)}>
        {title}
      </Button>
    ) : kind !== 'step' || path === null ? null : (
      <Button key={number} asChild>
        <Link to={path} onClick={onLeave}>
          {title}
        </Link>
      </Button>
    ),
  );
}

type PartProps = { part: AnswerPart; sources: Message['sources']; onLeave: () => void };

function Part({ part, sources, onLeave }: PartProps) {
  const { formatMessage: t } = useIntl();
  if (part.kind !== 'citation') return part.kind === 'strong' ? <b>{part.text}</b> : part.text;
  const source = sources.find(({ number }) => number === part.number);
  if (!source) return null;
  if (source.path === null) return <ChatCitation>{source.number}</ChatCitation>;
  return (
    <Link
      to={source.path}
      onClick={onLeave}
      {...tooltipProps(source.title)}
      aria-label={t(messages.source, { number: source.number, title: source.title })}
    >
      <ChatCitation>{source.number}</ChatCitation>
    </Link>
  );
}
