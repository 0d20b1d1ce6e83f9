import { lazyPart } from '@dosar/areas';
import { useState } from 'react';
import { Banner, Button, FileField, Heading, Stack, Text, VisuallyHidden } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { hasServerDraft } from '../claim-notification/has-server-draft.ts';
import { DraftNotice } from '../claim-notification/draft-notice.tsx';
import { messages as wizardMessages } from '../claim-notification/messages.ts';
import { useNotification, usePhotoEntries } from '../claim-notification/notification-context.ts';
import { PageFrame } from '../claim-notification/page-frame.tsx';
import { usePageWay } from '../claim-notification/use-page-way.ts';
import type { Refused } from '../claim-notification/question-page.tsx';
import { messages } from './messages.ts';
import { photoRules } from './photo-rules.ts';
import { usePhotoFiles } from './use-photo-files.ts';

// No part of the first page: it is fetched by those who come as far as their photos.
const DamageOfNotice = lazyPart(async () => (await import('./damage-of-notice.tsx')).DamageOfNotice);
const ToldNumber = lazyPart(async () => (await import('./told-number.tsx')).ToldNumber);
const megabyte = 1024 * 1024;

/** Photos of the damage: welcome, never required, and on their way while the claimant goes on. */
export function PhotosPage() {
  const { formatMessage: t } = useIntl();
  const { orgKey, uploads } = useNotification();
  const [isKept, setIsKept] = useState(() => hasServerDraft(orgKey));
  const way = usePageWay('photos');
  const files = usePhotoFiles();
  const uploaded = usePhotoEntries().filter(({ state }) => state === 'uploaded').length;
  const isForgotten = (useLocation().state as Refused | null) !== null;

  return (
    <PageFrame
      page="photos"
      heading={t(messages.heading)}
      hint={t(messages.optional)}
      above={<ToldNumber onKept={() => setIsKept(true)} />}
      backTo={way.backTo}
    >
      <Stack gap="5">
        {isForgotten && (
          <Banner tone="warning" live>
            {t(messages.forgotten)}
          </Banner>
        )}
        <section aria-label={t(messages.damage)}>
          <Heading as="h2" size="md">
            {t(messages.damage)}
          </Heading>
          <DamageOfNotice />
        </section>
        <PhotoAdvice />
        <FileField
          id="photos"
          label={t(messages.label)}
          hint={t(messages.limits, {
            most: photoRules.maxFiles,
            megabytes: photoRules.maxBytes / megabyte,
          })}
          files={files}
          rules={photoRules}
          camera
          onAdd={(chosen) => uploads.add(chosen)}
          onRemove={(localId) => uploads.remove(localId)}
          onRetry={(localId) => uploads.retry(localId)}
        />
        <VisuallyHidden role="status">{t(messages.count, { count: uploaded })}</VisuallyHidden>
        <div>
          <Button variant="primary" onClick={() => void way.goOn()}>
            {t(way.isChange ? wizardMessages.saveChange : wizardMessages.continue)}
          </Button>
        </div>
      </Stack>
      <DraftNotice key={String(isKept)} />
    </PageFrame>
  );
}

function PhotoAdvice() {
  const { formatMessage: t } = useIntl();
  return (
    <section>
      <Heading as="h2" size="md">
        {t(messages.adviceTitle)}
      </Heading>
      <Stack as="ul" gap="1" listStyleType="disc" paddingInlineStart="5">
        {[messages.adviceWhole, messages.adviceDamage, messages.advicePapers].map((advice) => (
          <Text as="li" key={advice.id}>
            {t(advice)}
          </Text>
        ))}
      </Stack>
    </section>
  );
}
