import { api, dataOf, queriesOf, useProblemText } from '@dosar/api-client';
import { mayTryAgain, useWaitingFiles, waitingFileRules } from '@dosar/api-client/waiting-files';
import { Button, FileField, Heading, Stack, Text } from '@dosar/design-system';
import { Form, FormCheckboxField, FormTextAreaField, reason, requiredText, useZodForm } from '@dosar/forms';
import { useQueryClient } from '@tanstack/react-query';
import { useAmounts } from '@dosar/i18n/amounts';
import { useIntl } from 'react-intl';
import { Link, useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { useRefusalText } from '../dialogs/use-refusal-text.ts';
import { messages } from './messages.ts';
import type { ReceivedOffer } from './open-offer.tsx';

const contestReasons = ['price', 'work', 'missing_damage', 'other'] as const;

const schema = z
  .object({
    price: z.boolean(),
    work: z.boolean(),
    missing_damage: z.boolean(),
    other: z.boolean(),
    note: requiredText({ min: 3, max: 2000 }),
    wants_undisputed: z.boolean(),
  })
  .check(
    z.refine((answers) => contestReasons.some((name) => answers[name]), {
      path: ['price'],
      error: reason('reason_not_chosen'),
    }),
  );

const reasonTexts = {
  reason_not_chosen: messages.reasonMissing,
  required: messages.tellWhyMissing,
  min_length: messages.tellWhyMissing,
};

const fileLimits = {
  files: waitingFileRules.maxFiles,
  megabytes: waitingFileRules.maxBytes / (1024 * 1024),
};

/** What the claimant does not agree with, and the photos and papers that tell it. */
export function ContestForm({ offer }: { offer: ReceivedOffer }) {
  const { formatMessage: t } = useIntl();
  const { lei } = useAmounts();
  const refusalText = useRefusalText();
  const problemText = useProblemText();
  const files = useWaitingFiles('other');
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const form = useZodForm({
    schema,
    defaultValues: {
      price: false,
      work: false,
      missing_damage: false,
      other: false,
      note: '',
      wants_undisputed: true,
    },
  });
  const contest = async ({ note, wants_undisputed, ...chosen }: z.output<typeof schema>) => {
    await dataOf(
      api.POST('/api/settlement/contestReceivedOffer', {
        body: {
          contest_reasons: contestReasons.filter((name) => chosen[name]),
          note,
          wants_undisputed,
          document_ids: files.documentIds,
        },
      }),
    );
    await queryClient.invalidateQueries(queriesOf('settlement'));
    await navigate({ search: '' });
  };
  return (
    <Stack gap="5">
      <div>
        <Text tone="muted" size="sm">
          {t(messages.contestOf, { amount: lei(offer.amount_bani), number: offer.claim_file_no })}
        </Text>
        <Heading as="h1" size="xl">
          {t(messages.contestTitle)}
        </Heading>
      </div>
      <Form form={form} onSubmit={contest} reasons={reasonTexts} problemText={refusalText}>
        <Stack gap="2">
          {contestReasons.map((name) => (
            <FormCheckboxField key={name} name={name} label={t(messages[name])} />
          ))}
        </Stack>
        <FormTextAreaField name="note" label={t(messages.tellWhy)} maxLength={2000} />
        <FileField
          label={t(messages.files)}
          hint={t(messages.fileLimits, fileLimits)}
          files={files.files.map(({ problem, ...file }) => ({
            ...file,
            state: file.state === 'failed' && !mayTryAgain(problem) ? 'refused' : file.state,
            ...(problem !== undefined && { reason: problemText(problem) }),
          }))}
          rules={waitingFileRules}
          onAdd={files.add}
          onRemove={files.remove}
          onRetry={files.retry}
        />
        <FormCheckboxField name="wants_undisputed" label={t(messages.undisputed)} />
        <Text tone="muted">{t(messages.rights)}</Text>
        <Button type="submit" variant="primary" wide loading={form.formState.isSubmitting || files.isSending}>
          {t(messages.sendContest)}
        </Button>
        <Button asChild wide>
          <Link to={{ search: '' }}>{t(messages.back)}</Link>
        </Button>
      </Form>
    </Stack>
  );
}
