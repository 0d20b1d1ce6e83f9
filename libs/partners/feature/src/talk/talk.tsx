import { Box, Button, Flex, Heading, MessageBubble, Stack, Text } from '@dosar/design-system';
import { Form, FormTextAreaField, requiredText, useZodForm } from '@dosar/forms';
import { useFormats } from '@dosar/i18n';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { messages as words } from './talk-messages.ts';

const schema = z.object({ body: requiredText({ max: 2000 }) });

type TalkProps = {
  messages: readonly Schema<'OwnMessage'>[];
  canWrite: boolean;
  onSend: (body: string) => Promise<void>;
  problemText: (error: unknown) => string;
};

/** Messages about a job, the first one first, and a field for the next one. */
export function Talk({ messages, canWrite, onSend, problemText }: TalkProps) {
  const { formatMessage: t } = useIntl();
  const { dateTime } = useFormats();
  const form = useZodForm({ schema, defaultValues: { body: '' } });
  return (
    <Stack gap="2" as="section" aria-label={t(words.heading)}>
      <Heading as="h3" size="md">
        {t(words.heading)}
      </Heading>
      {messages.length === 0 && <Text tone="muted">{t(words.none)}</Text>}
      <Stack as="ol" gap="2" listStyleType="none">
        {messages.map(({ partner_job_message_id: id, is_ours, author_name, body, written_at }) => (
          <Box as="li" key={id} marginInlineStart={is_ours ? '6' : '0'} marginInlineEnd={is_ours ? '0' : '6'}>
            <MessageBubble
              tone="note"
              direction={is_ours ? 'out' : 'in'}
              foot={
                <Text tone="muted" size="sm">
                  {`${author_name ?? t(words.nobody)} · ${dateTime(written_at)}`}
                </Text>
              }
            >
              <Box whiteSpace="pre-wrap">{body}</Box>
            </MessageBubble>
          </Box>
        ))}
      </Stack>
      {canWrite && (
        <Form
          form={form}
          problemText={problemText}
          onSubmit={async ({ body }) => {
            await onSend(body);
            form.reset();
          }}
        >
          <FormTextAreaField name="body" label={t(words.write)} maxLength={2000} />
          <Flex justifyContent="flex-end">
            <Button type="submit" variant="primary" loading={form.formState.isSubmitting}>
              {t(words.send)}
            </Button>
          </Flex>
        </Form>
      )}
    </Stack>
  );
}
