import { useRef, type Ref } from 'react';
import { Banner, Box, Button, Heading, Stack, Text } from '@dosar/design-system';
import { Form, FormCheckboxField, useZodForm } from '@dosar/forms';
import { useSession } from '@dosar/auth';
import { useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { DraftNotice } from '../claim-notification/draft-notice.tsx';
import { usePhotoEntries } from '../claim-notification/notification-context.ts';
import { PageFrame } from '../claim-notification/page-frame.tsx';
import { usePageWay } from '../claim-notification/use-page-way.ts';
import { AnswerRows } from './answer-rows.tsx';
import { messages, reasons } from './messages.ts';
import { SendProblem } from './send-problem.tsx';
import { useSubmit } from './use-submit.ts';

const schema = z.object({ consent: z.boolean().check(z.refine(Boolean, 'consentMissing')) });

/** Every answer once more, each with a way back to its question, and the button that files the claim. */
export function CheckAnswersPage() {
  const { formatMessage: t } = useIntl();
  const way = usePageWay('check');
  const submit = useSubmit();
  const form = useZodForm({ schema, defaultValues: { consent: false } });
  const website = useRef<HTMLInputElement>(null);

  const send = () => {
    // The mutation's own state comes a render late for a double click; its key would keep even that harmless.
    if (submit.isPending) return;
    submit.mutate(website.current?.value ?? '');
    // A browser may have filled it in for an innocent claimant: their next try goes through.
    if (website.current) website.current.value = '';
  };
  return (
    <PageFrame page="check" heading={t(messages.heading)} backTo={way.backTo}>
      <Form form={form} reasons={reasons} onSubmit={send}>
        <Stack gap="5">
          {submit.isError && <SendProblem error={submit.error} />}
          <AnswerRows />
          <PhotosUnderWay />
          <PersonalDataNotice />
          <FormCheckboxField name="consent" label={t(messages.consent)} />
          <HiddenWebsiteField ref={website} />
          <Box>
            <Button type="submit" variant="primary" loading={submit.isPending}>
              {t(submit.isPending ? messages.sending : messages.send)}
            </Button>
            <Box as="span" role="status" srOnly>
              {submit.isPending ? t(messages.sending) : ''}
            </Box>
          </Box>
        </Stack>
      </Form>
      <DraftNotice />
    </PageFrame>
  );
}

/** Photos that are still on their way hold nothing up: they go on after the report. */
function PhotosUnderWay() {
  const { formatMessage: t } = useIntl();
  const count = usePhotoEntries().filter(({ state }) => state !== 'uploaded' && state !== 'refused').length;
  if (count === 0) return null;
  return <Banner tone="info">{t(messages.photosUnderWay, { count })}</Banner>;
}

function PersonalDataNotice() {
  const { formatMessage: t } = useIntl();
  const { profile } = useSession();
  return (
    <Banner
      tone="info"
      title={
        <Heading as="h2" size="md">
          {t(messages.noticeTitle)}
        </Heading>
      }
    >
      <Text>{t(messages.notice, { organisation: profile?.org_name ?? '' })}</Text>
    </Banner>
  );
}

/**
 * A field that no person sees or reaches, and that programs fill in.
 *
 * What they fill in makes the server refuse the report.
 */
function HiddenWebsiteField({ ref }: { ref: Ref<HTMLInputElement> }) {
  return (
    <Box position="absolute" insetInlineStart="-9999px" aria-hidden>
      <input ref={ref} name="website" type="text" tabIndex={-1} autoComplete="off" defaultValue="" />
    </Box>
  );
}
