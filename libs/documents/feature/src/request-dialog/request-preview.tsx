import { api, dataOf, useProblemText } from '@dosar/api-client';
import {
  Banner,
  Box,
  Heading,
  LoadingState,
  PhaseGlyph,
  RadioGroupField,
  Stack,
  Text,
} from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import type { BodyOf, Schema } from '@dosar/openapi';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';

type Language = Schema<'Language'>;
const languages: readonly { value: Language; label: string }[] = [
  { value: 'ro', label: 'Română' },
  { value: 'en', label: 'English' },
];

/** The messages and the page as the recipient will have them, and the reminders as real days. */
export function RequestPreview({ body }: { body: BodyOf<'previewDocRequest'> | undefined }) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const [language, setLanguage] = useState<Language>();
  const preview = useQuery({
    queryKey: ['documents', 'requestPreview', body, language],
    queryFn:
      body === undefined
        ? skipToken
        : ({ signal }) =>
            dataOf(
              api.POST('/api/document/previewRequest', {
                body: { ...body, ...(language !== undefined && { language }) },
                signal,
              }),
            ),
    placeholderData: keepPreviousData,
  });
  return (
    <Stack gap="4">
      <Heading as="h3" size="md">
        {t(messages.preview)}
      </Heading>
      {body === undefined && <Text tone="muted">{t(messages.previewLater)}</Text>}
      {body !== undefined && preview.isPending && <LoadingState count={3} />}
      {preview.isError && <Banner tone="warning">{problemText(preview.error)}</Banner>}
      {body !== undefined && preview.data && (
        <Shown
          preview={preview.data}
          onLanguage={(chosen) => setLanguage(languages.find(({ value }) => value === chosen)?.value)}
        />
      )}
    </Stack>
  );
}

type ShownProps = { preview: Schema<'DocRequestPreview'>; onLanguage: (chosen: string) => void };

function Shown({ preview, onLanguage }: ShownProps) {
  const { formatMessage: t } = useIntl();
  const { language, sms, email, doc_type_names: names } = preview;
  const isOwn = language === preview.recipient_language;
  return (
    <>
      <RadioGroupField
        inline
        label={t(messages.language)}
        labelHidden
        name="preview-language"
        choices={languages}
        value={language}
        onValueChange={onLanguage}
        hint={t(isOwn ? messages.ownLanguage : messages.otherLanguage)}
      />
      {sms !== null && (
        <Box lang={language} padding="3" borderWidth="1px" borderRadius="md" overflowWrap="anywhere">
          <Text size="sm" tone="muted">
            {t(messages.sms)}
          </Text>
          {sms}
        </Box>
      )}
      {email !== null && (
        <Box lang={language} padding="3" borderWidth="1px" borderRadius="md" overflowWrap="anywhere">
          <Text size="sm" tone="muted">
            {t(messages.email)}
          </Text>
          <Text fontWeight="strong">{email.subject}</Text>
          <Box whiteSpace="pre-line" marginTop="2">
            {email.body}
          </Box>
        </Box>
      )}
      <Box padding="3" borderWidth="1px" borderRadius="md">
        <Text size="sm" tone="muted">
          {t(messages.page)}
        </Text>
        <Stack as="ul" gap="1" listStyleType="none" lang={language} marginTop="1">
          {names.map((name) => (
            <li key={name}>
              <PhaseGlyph phase="waiting" /> {name}
            </li>
          ))}
        </Stack>
      </Box>
      <Reminders preview={preview} />
    </>
  );
}

function Reminders({ preview }: { preview: Schema<'DocRequestPreview'> }) {
  const { formatMessage: t } = useIntl();
  const formats = useFormats();
  return (
    <Stack gap="1">
      <Heading as="h3" size="md">
        {t(messages.reminders)}{' '}
        <Text as="span" tone="muted" size="sm" fontWeight="normal">
          {t(messages.remindersStop)}
        </Text>
      </Heading>
      <Stack as="ol" gap="1" listStyleType="decimal" paddingInlineStart="5">
        {preview.reminders.map(({ due_at: at, is_moved: isMoved }) => (
          <li key={at}>
            {`${formats.weekdayDate(at)}, ${formats.time(at)}`}
            {isMoved && (
              <Text as="span" tone="muted" size="sm">
                {' · '}
                {t(messages.moved)}
              </Text>
            )}
          </li>
        ))}
      </Stack>
      <Text tone="muted" size="sm">
        {t(messages.quiet, { from: preview.quiet_from, until: preview.quiet_until })}
      </Text>
    </Stack>
  );
}
