import { useEffect, useRef } from 'react';
import type { ClaimNotificationReceipt } from '@dosar/api-client';
import { Box, Button, CopyButton, Heading, Icon, Link, Stack, Text } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import { formatPhone, parsePhone } from '@dosar/kernel/phones';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';

/** The number of the claim, large and ready to be copied, and where it was sent. */
export function NumberPart({ claimFileNo, sentTo }: { claimFileNo: string; sentTo: string[] }) {
  const { formatMessage: t } = useIntl();
  const { list } = useFormats();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(function beginAtHeading() {
    heading.current?.focus();
  }, []);
  return (
    <Box as="section">
      <Box
        display="flex"
        gap="3"
        alignItems="flex-start"
        padding="4"
        borderRadius="lg"
        background="successSubtle"
        color="success"
      >
        <Icon name="check_circle" scale={1.5} />
        <Box minWidth="0">
          <Heading as="h1" size="lg" tabIndex={-1} ref={heading} outline="none">
            {t(messages.heading)}
          </Heading>
          {sentTo.length > 0 && (
            <Text size="sm" color="text" marginTop="1">
              {t(messages.sentTo, { channels: list(sentTo) })}
            </Text>
          )}
        </Box>
      </Box>
      <Text tone="muted" size="sm" marginTop="4">
        {t(messages.claimNumber)}
      </Text>
      <Box
        display="flex"
        gap="2"
        alignItems="center"
        fontSize="xl"
        fontWeight="strong"
        fontVariantNumeric="tabular-nums"
      >
        <span>{claimFileNo}</span>
        <CopyButton value={claimFileNo} name={t(messages.claimNumber)} />
      </Box>
    </Box>
  );
}

type NowPartProps = { documents: number; confirms: string[] };

/** What the claimant has to do, before what we do. */
export function NowPart({ documents, confirms }: NowPartProps) {
  const { formatMessage: t } = useIntl();
  const { list } = useFormats();
  if (documents === 0 && confirms.length === 0) return null;
  return (
    <Stack as="section" gap="2" borderTopWidth="1px" paddingTop="4">
      <Heading as="h2">{t(messages.now)}</Heading>
      <Stack as="ol" gap="1" listStyleType="decimal" paddingInlineStart="5">
        {confirms.length > 0 && <li>{t(messages.confirm, { channels: list(confirms) })}</li>}
        {documents > 0 && <li>{t(messages.havePapers)}</li>}
      </Stack>
    </Stack>
  );
}

/** What happens next, until when there is an answer, and where to see how far it is. */
export function NextStepPart({ receipt }: { receipt: ClaimNotificationReceipt }) {
  const { formatMessage: t } = useIntl();
  const { date } = useFormats();
  return (
    <Stack as="section" gap="2" borderTopWidth="1px" paddingTop="4">
      <Heading as="h2">{t(messages.next)}</Heading>
      <Stack as="ol" gap="0" listStyleType="none">
        <ComingStep
          when={t(messages.today)}
          title={receipt.next_step_title}
          hint={receipt.next_step_description}
        />
        {receipt.asks_for_documents && receipt.documents_needed.length > 0 && (
          <ComingStep
            when={t(messages.papersWhen)}
            title={t(messages.papers)}
            hint={t(messages.papersHint)}
          />
        )}
        {receipt.answer_due_date && (
          <ComingStep
            when={date(receipt.answer_due_date)}
            title={t(messages.answer)}
            hint={t(messages.answerHint)}
          />
        )}
      </Stack>
      <Box marginTop="2">
        <Button variant="primary" asChild>
          <a href={receipt.tracker_url}>{t(messages.follow)}</a>
        </Button>
      </Box>
      <Text size="sm" tone="muted">
        {t(messages.followHint)}
      </Text>
      {/* On paper the link is only useful when it can be read. */}
      <Text display="none" css={{ '@media print': { display: 'block' } }}>
        {receipt.tracker_url}
      </Text>
    </Stack>
  );
}

type ComingStepProps = { when: string; title: string; hint: string };

/** One thing that happens, beside its day. */
function ComingStep({ when, title, hint }: ComingStepProps) {
  return (
    <Box as="li" display="grid" gridTemplateColumns="5.5rem 1fr" columnGap="3" paddingBlock="2">
      <Text tone="muted" fontVariantNumeric="tabular-nums">
        {when}
      </Text>
      <div>
        <Text fontWeight="strong">{title}</Text>
        <Text tone="muted">{hint}</Text>
      </div>
    </Box>
  );
}

/** The papers that are still needed. */
export function DocumentsPart({ documents }: { documents: ClaimNotificationReceipt['documents_needed'] }) {
  const { formatMessage: t } = useIntl();
  return (
    <Box as="section" borderTopWidth="1px" paddingTop="4">
      <Heading as="h2">{t(messages.documents)}</Heading>
      {documents.length === 0 ? (
        <Text>{t(messages.noDocuments)}</Text>
      ) : (
        <Stack as="ul" gap="1" listStyleType="disc" paddingInlineStart="5">
          {documents.map(({ doc_type_code, name }) => (
            <li key={doc_type_code}>{name}</li>
          ))}
        </Stack>
      )}
    </Box>
  );
}

type ContactPartProps = { email: string | null; phone: string | null };

/** Whom to ask. */
export function ContactPart({ email, phone }: ContactPartProps) {
  const { formatMessage: t } = useIntl();
  if (!email && !phone) return null;
  const dialled = phone ? parsePhone(phone)?.e164 : undefined;
  return (
    <Box as="section" borderTopWidth="1px" paddingTop="4">
      <Heading as="h2">{t(messages.questions)}</Heading>
      <Box display="flex" flexWrap="wrap" columnGap="5" rowGap="1">
        {phone && (
          <Link
            display="inline-flex"
            alignItems="center"
            minHeight="var(--dosar-control)"
            href={`tel:${dialled ?? phone}`}
          >
            {dialled ? formatPhone(dialled) : phone}
          </Link>
        )}
        {email && (
          <Link
            display="inline-flex"
            alignItems="center"
            minHeight="var(--dosar-control)"
            href={`mailto:${email}`}
          >
            {email}
          </Link>
        )}
      </Box>
    </Box>
  );
}
