import { api, dataOf, isApiProblem, saveContent, useProblemText } from '@dosar/api-client';
import { Banner, Button, FileChooser, Heading, Stack, Text } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';
import { readConfigurationFile, type ReadFile } from './read-configuration-file.ts';
import { TransferReview } from './transfer-review.tsx';

type Document = Schema<'ConfigurationDocument'>;

/** The whole configuration as one file: taken out, looked through, and taken in thing by thing (B14). */
export function TransferPage() {
  return (
    <Stack gap="6" maxWidth="56rem">
      <Export />
      <Import />
    </Stack>
  );
}

function Export() {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const exported = useMutation({
    mutationFn: () => dataOf(api.GET('/api/config/exportConfiguration')),
    onSuccess: (document) => {
      const content = new Blob([JSON.stringify(document, undefined, 2)], { type: 'application/json' });
      saveContent({ content, fileName: 'dosar-configuration.json' });
    },
  });
  return (
    <Stack as="section" gap="2" alignItems="flex-start" aria-labelledby="export">
      <Heading as="h2" size="md" id="export">
        {t(messages.exportTitle)}
      </Heading>
      <Text tone="muted">{t(messages.exportAbout)}</Text>
      <Button icon="download" loading={exported.isPending} onClick={() => exported.mutate()}>
        {t(messages.export)}
      </Button>
      {exported.isError && (
        <Banner tone="warning" title={problemText(exported.error)} live>
          {null}
        </Banner>
      )}
    </Stack>
  );
}

const refusals = { damaged: messages.damaged, other: messages.other, newer: messages.newer };

function Import() {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const [read, setRead] = useState<ReadFile>();
  const preview = useMutation({
    mutationFn: (document: Document) =>
      dataOf(api.POST('/api/config/previewConfigurationImport', { body: { document } })),
  });
  const open = async (file: File | undefined) => {
    preview.reset();
    if (file === undefined) return;
    const found = readConfigurationFile(await file.text());
    setRead(found);
    if (found.kind === 'document') preview.mutate(found.document);
  };
  const refusal = read === undefined || read.kind === 'document' ? undefined : t(refusals[read.kind]);
  // What the contract refuses was exported by nobody: somebody has changed the file since.
  const isDamaged = isApiProblem(preview.error, 'validation_failed');
  const isTooLarge = isApiProblem(preview.error, 'payload_too_large');
  const refused = isTooLarge ? t(messages.tooLarge) : isDamaged && t(messages.damaged);
  return (
    <Stack as="section" gap="2" aria-labelledby="import" alignItems="flex-start">
      <Heading as="h2" size="md" id="import">
        {t(messages.importTitle)}
      </Heading>
      <Text tone="muted">{t(messages.importAbout)}</Text>
      <FileChooser
        icon="upload"
        single
        label={t(messages.choose)}
        accept="application/json,.json"
        onChoose={([file]) => void open(file)}
      >
        {t(messages.choose)}
      </FileChooser>
      {refusal !== undefined && (
        <Banner tone="danger" live>
          {refusal}
        </Banner>
      )}
      {preview.isPending && <Text>{t(messages.looking)}</Text>}
      {preview.isError && (
        <Banner tone="warning" title={refused || problemText(preview.error)} live>
          {null}
        </Banner>
      )}
      {preview.data && read?.kind === 'document' && (
        <TransferReview
          document={read.document}
          preview={preview.data}
          onLookAgain={() => preview.mutate(read.document)}
        />
      )}
    </Stack>
  );
}
