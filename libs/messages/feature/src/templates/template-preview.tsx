import { apiMutation, testTemplate, useProblemText } from '@dosar/api-client';
import {
  Banner,
  Button,
  FilterTabs,
  Flex,
  Heading,
  MessageBubble,
  notify,
  SelectField,
  Stack,
  Text,
} from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import type { Schema } from '@dosar/openapi';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './text-messages.ts';
import { labelOf, type Language, type Variable } from './template-words.ts';

type TemplatePreviewProps = {
  code: string;
  preview: Schema<'TemplatePreview'> | undefined;
  /** Why there is none. */
  failure: string | undefined;
  texts: readonly Schema<'TemplateText'>[];
  variables: readonly Variable[];
  onFile: (claimFileNo: string) => void;
};

/** What people get: the texts filled from a real claim file, and a test to oneself. */
export function TemplatePreview({ code, preview, failure, texts, variables, onFile }: TemplatePreviewProps) {
  const { formatMessage: t } = useIntl();
  const [language, setLanguage] = useState<Language>('ro');
  const shown = preview?.texts.filter((text) => text.language === language) ?? [];
  const files = preview ? withChosen(preview) : [];
  const email = texts.find((text) => text.channel === 'email' && text.language === language);
  return (
    <Stack gap="3" as="section" aria-label={t(messages.preview)}>
      <Flex justifyContent="space-between" alignItems="center" gap="2">
        <Heading as="h2" size="md">
          {t(messages.preview)}
        </Heading>
        <FilterTabs
          label={t(messages.previewLanguage)}
          tabs={[
            { id: 'ro', label: 'RO' },
            { id: 'en', label: 'EN' },
          ]}
          selected={language}
          onSelect={(id) => setLanguage(id === 'en' ? 'en' : 'ro')}
        />
      </Flex>
      {failure && <Banner tone="warning">{failure}</Banner>}
      {preview && (
        <SelectField
          label={t(messages.previewFile)}
          placeholder={null}
          value={preview.file.claim_file_no}
          choices={files.map(({ claim_file_no: number, plate, claimant_name: name }) => ({
            value: number,
            label: [number, plate, name].filter(Boolean).join(' · '),
          }))}
          onChange={({ target }) => onFile(target.value)}
        />
      )}
      {shown.map((text) => (
        <FilledText key={text.channel} text={text} variables={variables} />
      ))}
      {preview && shown.length === 0 && (
        <Text tone="muted">{t(messages.nothingInLanguage, { language })}</Text>
      )}
      {preview && email && <SendTest code={code} file={preview.file.claim_file_no} text={email} />}
    </Stack>
  );
}

type FilledTextProps = {
  text: Schema<'TemplatePreview'>['texts'][number];
  variables: readonly Variable[];
};

function FilledText({ text, variables }: FilledTextProps) {
  const { formatMessage: t } = useIntl();
  const { locale } = useFormats();
  const asked = text.missing.flatMap((name) => {
    const variable = variables.find((known) => known.name === name);
    return variable ? [labelOf(variable, locale)] : [];
  });
  return (
    <Stack gap="1" minWidth="0" css={{ '&& > *': { maxWidth: 'full' } }}>
      <MessageBubble
        tone={text.channel}
        direction={text.channel === 'email' ? 'in' : 'out'}
        about={text.subject && <b>{text.subject}</b>}
      >
        {text.body}
      </MessageBubble>
      {asked.length > 0 && (
        <Text size="sm" color="warning">
          {t(messages.askedFor, { names: asked.join(', ') })}
        </Text>
      )}
    </Stack>
  );
}

type SendTestProps = { code: string; file: string; text: Schema<'TemplateText'> };

function SendTest({ code, file, text }: SendTestProps) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const send = useMutation({
    ...apiMutation(testTemplate),
    onSuccess: ({ to }) => notify.success(t(messages.testSent, { to })),
    onError: (problem) => notify.warning(problemText(problem)),
  });
  return (
    <Stack gap="1" alignItems="flex-start">
      <Button
        icon="send"
        loading={send.isPending}
        onClick={() => send.mutate({ body: { template_code: code, claim_file_no: file, text } })}
      >
        {t(messages.sendTest)}
      </Button>
      <Text size="sm" tone="muted">
        {t(messages.testAdvice)}
      </Text>
    </Stack>
  );
}

/** The files to choose from, with the chosen one even when it is not among the latest. */
function withChosen({ file, files }: Schema<'TemplatePreview'>) {
  return files.some(({ claim_file_no: number }) => number === file.claim_file_no) ? files : [file, ...files];
}
