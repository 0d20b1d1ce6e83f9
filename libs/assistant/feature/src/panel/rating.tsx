import { useProblemText } from '@dosar/api-client';
import { IconButton } from '@dosar/design-system';
import { FormDialog, FormTextAreaField, optionalText, useZodForm } from '@dosar/forms';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import * as z from 'zod/mini';
import type { Message } from '../conversation/next-call.ts';
import type { useConversation } from '../conversation/use-conversation.ts';
import { messages } from './messages.ts';

const longestReason = 500;
const schema = z.object({ reason: optionalText({ max: longestReason }) });

export type RatingProps = { message: Message; rate: ReturnType<typeof useConversation>['rate'] };

/** Says whether an answer helped; whoever says no may say why. */
export function Rating({ message: { id, rating }, rate }: RatingProps) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const [isAsked, setAsked] = useState(false);
  const form = useZodForm({ schema, defaultValues: { reason: '' } });
  const params = { path: { id } };
  return (
    <>
      <IconButton
        icon="thumb_up"
        label={t(messages.helped)}
        aria-pressed={rating === 'good'}
        onClick={() => rate.mutate({ params, body: { rating: rating === 'good' ? null : 'good' } })}
      />
      <IconButton
        icon="thumb_down"
        label={t(messages.helpedNot)}
        aria-pressed={rating === 'bad'}
        onClick={() => setAsked(true)}
      />
      <FormDialog
        open={isAsked}
        size="small"
        title={t(messages.whyNot)}
        form={form}
        submitLabel={t(messages.sendRating)}
        problemText={problemText}
        onClose={() => setAsked(false)}
        onSubmit={async ({ reason }) => {
          await rate.mutateAsync({ params, body: { rating: 'bad', ...(reason && { reason }) } });
          setAsked(false);
        }}
      >
        <FormTextAreaField
          name="reason"
          label={t(messages.reason)}
          rows={3}
          maxLength={longestReason}
          optional
        />
      </FormDialog>
    </>
  );
}
