import { useEffect } from 'react';
import { Banner, Box, Button, Link, Stack } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { Link as RouterLink, Navigate, useLocation } from 'react-router';
import { messages as wizardMessages } from '../claim-notification/messages.ts';
import { addressOfPage } from '../claim-notification/notification-address.ts';
import { hasServerDraft } from '../claim-notification/has-server-draft.ts';
import { useNotification } from '../claim-notification/notification-context.ts';
import { messages } from './messages.ts';
import { addToClaim, LatePhotos, useIsSending } from './late-photos.tsx';
import { InspectionOffer } from './inspection-offer.tsx';
import { ContactPart, DocumentsPart, NextStepPart, NowPart, NumberPart } from './receipt-parts.tsx';
import { StatementNext } from '../statement/statement-next.tsx';
import { readReceipt, type KeptReceipt } from './receipt-store.ts';

const none: string[] = [];

/** What the claimant takes away: the number, what happens next and by when, and where to follow it. */
export function FiledClaimPage() {
  const { formatMessage: t } = useIntl();
  const { orgKey, draft, uploads } = useNotification();
  const isSending = useIsSending();
  const state = useLocation().state as KeptReceipt | null;
  const kept = state ?? readReceipt(orgKey);
  const number = kept?.receipt.claim_file_no;
  const sentIds = kept?.documentIds ?? none;

  useEffect(
    function forgetWhatWasFiled() {
      if (number === undefined) return;
      uploads.follow(sentIds, ({ documentId }) => void addToClaim(number, documentId));
      draft.remove();
      if (hasServerDraft(orgKey))
        void import('../claim-notification/server-draft.ts').then(({ forgetServerDraft }) =>
          forgetServerDraft(orgKey),
        );
    },
    [number, sentIds, draft, uploads, orgKey],
  );
  if (!kept) return <Navigate replace to={addressOfPage(orgKey, '')} />;

  const { receipt } = kept;
  return (
    <Stack gap="5">
      <title>
        {t(wizardMessages.pageTitle, { heading: t(messages.heading), title: t(wizardMessages.title) })}
      </title>
      <NumberPart claimFileNo={receipt.claim_file_no} sentTo={kept.sentTo} />
      {kept.hasEarlierAnswers && <Banner tone="warning">{t(messages.earlierAnswers)}</Banner>}
      <NowPart documents={receipt.documents_needed.length} confirms={kept.sentTo} />
      <InspectionOffer claimFileNo={receipt.claim_file_no} />
      <LatePhotos />
      {receipt.takes_statement && !isSending && <StatementNext claimFileNo={receipt.claim_file_no} />}
      <NextStepPart receipt={receipt} />
      <DocumentsPart documents={receipt.documents_needed} />
      <ContactPart email={receipt.contact_email} phone={receipt.contact_phone} />
      <Box
        display="flex"
        flexWrap="wrap"
        gap="4"
        alignItems="center"
        css={{ '@media print': { display: 'none' } }}
      >
        <Button icon="print" onClick={() => window.print()}>
          {t(messages.print)}
        </Button>
        {!isSending && (
          <Link asChild display="inline-flex" alignItems="center" minHeight="var(--dosar-control)">
            <RouterLink to={addressOfPage(orgKey, 'circumstances')} onClick={() => uploads.clear()}>
              {t(messages.another)}
            </RouterLink>
          </Link>
        )}
      </Box>
    </Stack>
  );
}
