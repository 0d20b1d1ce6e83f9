import { newIdempotencyKey, useProblemText } from '@dosar/api-client';
import { useDraftKey } from '@dosar/auth';
import { ChatEntry, IconButton } from '@dosar/design-system';
import { Form, FormTextAreaField, requiredText, useAnswers, useFormDraft, useZodForm } from '@dosar/forms';
import type { KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { messages } from './messages.ts';

const longestQuestion = 4000;
const schema = z.object({
  text: requiredText({ max: longestQuestion }),
  /** The question as it was last sent, with its name: a lost answer and another try are one question. */
  sent: z.optional(z.object({ text: z.string(), messageId: z.string() })),
});

export type QuestionFormProps = {
  /** An answer is being looked for: the button stops it. */
  isAnswering: boolean;
  /** Nothing can be asked now; what is typed stays. */
  isBlocked: boolean;
  onAsk: (text: string, messageId: string) => Promise<void>;
  onStop: () => void;
};

/** Asks the assistant; what is typed survives a reload and a failure until it is sent. */
export function QuestionForm({ isAnswering, isBlocked, onAsk, onStop }: QuestionFormProps) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const form = useZodForm({ schema, defaultValues: { text: '' } });
  useFormDraft(useDraftKey('assistant'), form);

  const ask = async ({ text, sent }: z.output<typeof schema>) => {
    const messageId = sent?.text === text ? sent.messageId : newIdempotencyKey();
    form.setValue('sent', { text, messageId }, { shouldDirty: true });
    await onAsk(text, messageId);
  };
  return (
    <Form
      form={form}
      onSubmit={ask}
      problemText={(failure) => t(messages.notSent, { why: problemText(failure) })}
      oneField
      emptyOnceSent
    >
      <ChatEntry
        send={
          isAnswering ? (
            <IconButton icon="rectangle" label={t(messages.stop)} onClick={onStop} />
          ) : (
            <SendButton isBlocked={isBlocked} />
          )
        }
      >
        <FormTextAreaField
          name="text"
          label={t(messages.question)}
          labelHidden
          rows={1}
          maxLength={longestQuestion}
          placeholder={t(messages.placeholder)}
          onKeyDown={(event) => sendOnEnter(event, isBlocked)}
        />
      </ChatEntry>
    </Form>
  );
}

function SendButton({ isBlocked }: { isBlocked: boolean }) {
  const { formatMessage: t } = useIntl();
  const { text = '' } = useAnswers<{ text?: string }>();
  return (
    <IconButton
      type="submit"
      icon="send"
      label={t(messages.send)}
      disabled={isBlocked || text.trim() === ''}
    />
  );
}

/** Enter sends, with Shift it begins a line. */
function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>, isBlocked: boolean) {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  const { form, value } = event.currentTarget;
  if (!isBlocked && value.trim() !== '') form?.requestSubmit();
}
