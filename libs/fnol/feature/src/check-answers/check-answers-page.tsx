import { useRef, useState, type FormEvent } from 'react';
import { Banner, Box, Button, CheckboxField, ErrorSummary, Heading, Stack, Text } from '@dosar/design-system';
import { useSession } from '@dosar/auth';
import { useIntl } from 'react-intl';
import { Navigate } from 'react-router';
import { DraftNotice } from '../claim-notification/draft-notice.tsx';
import { usePhotoEntries } from '../claim-notification/notification-context.ts';
import { PageFrame } from '../claim-notification/page-frame.tsx';
import { usePageWay } from '../claim-notification/use-page-way.ts';
import { AnswerRows } from './answer-rows.tsx';
import { HiddenWebsiteField } from './hidden-website-field.tsx';
import { messages } from './messages.ts';
import { SendProblem } from './send-problem.tsx';
import { useSubmit } from './use-submit.ts';

const consentId = 'consent';

/** Every answer once more, each with a way back to its question, and the button that files the claim. */
export function CheckAnswersPage() {
  const { formatMessage: t } = useIntl();
  const way = usePageWay('check');
  const submit = useSubmit();
  const photos = usePhotoEntries();
  const website = useRef<HTMLInputElement>(null);
  const [hasConsent, setHasConsent] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const running = photos.filter(({ state }) => state === 'waiting' || state === 'uploading').length;
  const failed = photos.filter(({ state }) => state === 'failed').length;
  const problems = [
    ...(hasConsent ? [] : [{ fieldId: consentId, message: t(messages.consentMissing) }]),
    ...(running > 0 ? [{ fieldId: photosId, message: t(messages.uploadsRunning, { count: running }) }] : []),
    ...(failed > 0 ? [{ fieldId: photosId, message: t(messages.uploadsFailed, { count: failed }) }] : []),
  ];

  const send = (event: FormEvent) => {
    event.preventDefault();
    setAttempt((before) => before + 1);
    // The mutation's own state comes a render late for a double click; its key would keep even that harmless.
    if (problems.length > 0 || submit.isPending) return;
    submit.mutate(website.current?.value ?? '');
    // A browser may have filled it in for an innocent claimant: their next try goes through.
    if (website.current) website.current.value = '';
  };
  if (way.redirectTo) return <Navigate replace to={way.redirectTo} />;
  return (
    <PageFrame page="check" heading={t(messages.heading)} backTo={way.backTo}>
      <form noValidate onSubmit={send}>
        <Stack gap="5">
          <ErrorSummary errors={attempt > 0 ? problems : []} attempt={attempt} />
          {submit.isError && <SendProblem error={submit.error} />}
          <AnswerRows photosId={photosId} />
          <PersonalDataNotice />
          <CheckboxField
            id={consentId}
            label={t(messages.consent)}
            error={attempt > 0 && !hasConsent ? t(messages.consentMissing) : undefined}
            checked={hasConsent}
            onChange={(event) => setHasConsent(event.target.checked)}
          />
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
      </form>
      <DraftNotice />
    </PageFrame>
  );
}

const photosId = 'photos-answer';

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
