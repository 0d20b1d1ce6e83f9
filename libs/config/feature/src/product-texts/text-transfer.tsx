import { api, dataOf, queriesOf, saveContent, useProblemText } from '@dosar/api-client';
import {
  Banner,
  Box,
  Button,
  Card,
  CheckboxField,
  FileChooser,
  notify,
  Stack,
  Text,
} from '@dosar/design-system';
import type { BodyOf, Schema } from '@dosar/openapi';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { FieldChanges } from './field-changes.tsx';
import { messages } from './messages.ts';
import { readTextDocument } from './read-text-document.ts';

type Change = Schema<'TextImportChange'>;
const nameOf = ({ kind, code }: Change) => `${kind} ${code}`;

/** Every text as one file, and what such a file would change: looked through, then stored at once. */
export function TextTransfer() {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const [isUnreadable, setUnreadable] = useState(false);
  const exported = useMutation({
    mutationFn: () => dataOf(api.GET('/api/config/exportTexts')),
    onSuccess: (document) => {
      const content = new Blob([JSON.stringify(document, undefined, 2)], { type: 'application/json' });
      saveContent({ content, fileName: 'dosar-texts.json' });
    },
  });
  const preview = useMutation({
    mutationFn: (document: BodyOf<'previewTextImport'>['document']) =>
      dataOf(api.POST('/api/config/previewTextImport', { body: { document } })),
  });
  const open = async (file: File | undefined) => {
    preview.reset();
    if (file === undefined) return;
    const document = readTextDocument(await file.text());
    setUnreadable(document === undefined);
    if (document !== undefined) preview.mutate(document);
  };
  const failure = exported.error ?? preview.error;
  return (
    <Stack gap="3" alignItems="flex-start">
      <Button icon="download" loading={exported.isPending} onClick={() => exported.mutate()}>
        {t(messages.export)}
      </Button>
      <FileChooser
        icon="upload"
        single
        label={t(messages.choose)}
        accept="application/json,.json"
        onChoose={([file]) => void open(file)}
      >
        {t(messages.choose)}
      </FileChooser>
      {isUnreadable && (
        <Banner tone="danger" live>
          {t(messages.unreadable)}
        </Banner>
      )}
      {failure !== null && (
        <Banner tone="warning" title={problemText(failure)} live>
          {null}
        </Banner>
      )}
      {preview.data && <Review preview={preview.data} onStored={() => preview.reset()} />}
    </Stack>
  );
}

type ReviewProps = { preview: Schema<'TextImportPreview'>; onStored: () => void };

function Review({ preview, onStored }: ReviewProps) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const queryClient = useQueryClient();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const chosen = preview.changes.filter((change) => !left.has(nameOf(change)));
  const stored = useMutation({
    mutationFn: () =>
      dataOf(
        api.POST('/api/config/importTexts', {
          body: {
            items: chosen.map(({ kind, code, values, row_version }) => ({ kind, code, values, row_version })),
          },
        }),
      ),
    onSuccess: ({ changed }) => {
      notify.success(t(messages.imported, { count: changed }));
      onStored();
      void queryClient.invalidateQueries(queriesOf('config', 'assignments', 'tracking'));
    },
  });
  const choose = (name: string, isChosen: boolean) =>
    setLeft((names) => new Set(isChosen ? [...names].filter((one) => one !== name) : [...names, name]));
  return (
    <Stack gap="3" width="full">
      {stored.isError && (
        <Banner tone="warning" title={problemText(stored.error)} live>
          {null}
        </Banner>
      )}
      {preview.changes.length === 0 && <Text>{t(messages.nothingChanges)}</Text>}
      {preview.unknown.length > 0 && (
        <Text tone="muted">
          {t(messages.isUnknown)} {preview.unknown.join(', ')}
        </Text>
      )}
      <Stack as="ul" gap="3" listStyle="none">
        {preview.changes.map((change) => (
          <Card as="li" key={nameOf(change)}>
            <CheckboxField
              label={t(messages.change, { name: change.label })}
              checked={!left.has(nameOf(change))}
              onChange={(event) => choose(nameOf(change), event.target.checked)}
            />
            <FieldChanges fields={change.fields} />
          </Card>
        ))}
      </Stack>
      {preview.changes.length > 0 && (
        <Box>
          <Button
            variant="primary"
            disabled={chosen.length === 0}
            loading={stored.isPending}
            onClick={() => stored.mutate()}
          >
            {t(messages.import)}
          </Button>
        </Box>
      )}
    </Stack>
  );
}
