import { openedFilePattern } from '@dosar/areas/claims';
import { ChatFoot, ChatWindow, IconButton, notify, useIsPhone, VisuallyHidden } from '@dosar/design-system';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useMatch } from 'react-router';
import { messages as areaMessages } from '../messages.ts';
import { useConversation } from '../conversation/use-conversation.ts';
import { ConversationLog } from './conversation-log.tsx';
import { messages } from './messages.ts';
import { ModelNote, useModelHost, waitingMessage } from './model-note.tsx';
import { QuestionForm } from './question-form.tsx';
import { useAssistantWindow } from './window-state.ts';

export type AssistantWindowProps = { open: boolean; onClose: () => void };

/** The assistant beside the page (S6): answers go on while it is closed, and are told of once. */
export function AssistantWindow({ open, onClose }: AssistantWindowProps) {
  const { formatMessage: t } = useIntl();
  const assistant = useAssistantWindow();
  const isPhone = useIsPhone();
  const file = useMatch(openedFilePattern)?.params;
  const [isAnew, setAnew] = useState(false);
  const [isAnswered, setAnswered] = useState(false);
  const conversation = useConversation(() => {
    setAnswered(true);
    if (!open) notify.other(t(messages.ready), { label: t(messages.show), run: assistant.open });
  });
  const { messages: said, next, halt } = conversation;
  const shown = isAnew ? said?.filter(({ type }) => type === 'initial') : said;
  const ask = async (text: string, messageId: string) => {
    setAnswered(false);
    await conversation.ask({ text, messageId, assignmentId: file?.assignment_id, isAnew });
    setAnew(false);
  };
  const host = useModelHost();
  const waiting = waitingMessage(next, host);
  // On a phone the panel covers the page that a link leads to.
  const leave = () => isPhone && onClose();
  const state = waiting ?? (halt ? messages[halt.why] : isAnswered ? messages.ready : undefined);

  return (
    <ChatWindow
      open={open}
      title={t(areaMessages.title)}
      about={file?.claim_file_no}
      onClose={onClose}
      acts={
        <IconButton
          icon="add"
          label={t(messages.newConversation)}
          disabled={isAnew || !said?.some(({ type }) => type === 'question') || next !== undefined}
          onClick={() => setAnew(true)}
        />
      }
    >
      {/* The answer itself is read where it stands: here it is only told once that it is there. */}
      <VisuallyHidden role="status">{state && t(state)}</VisuallyHidden>
      <ConversationLog
        conversation={conversation}
        messages={shown}
        hasFile={file !== undefined}
        onAsk={ask}
        waiting={waiting && t(waiting)}
        onLeave={leave}
      />
      <ChatFoot note={<ModelNote host={host} newest={said?.at(-1)} onLeave={leave} />}>
        <QuestionForm
          isAnswering={next?.kind === 'complete'}
          isBlocked={next !== undefined}
          onAsk={ask}
          onStop={conversation.stop}
        />
      </ChatFoot>
    </ChatWindow>
  );
}
