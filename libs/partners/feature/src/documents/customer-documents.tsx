import { useQueryFailure } from '@dosar/api-client';
import {
  Box,
  ConfirmDialog,
  ErrorState,
  FileChooser,
  Flex,
  Heading,
  IconButton,
  LoadingState,
  Stack,
  Text,
} from '@dosar/design-system';
import { formatInstant } from '@dosar/kernel/zone';
import type { Schema } from '@dosar/openapi';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './document-messages.ts';
import { useCustomerDocuments } from './use-customer-documents.ts';

const accepted =
  'image/jpeg,image/png,image/webp,image/heic,image/heif,image/tiff,image/avif,application/pdf,.heic,.heif,.tif,.tiff,.avif';
type Document = Schema<'CustomerDocument'>;

/** The documents of a customer: added, given out, and removed with a trace. */
export function CustomerDocuments({ customerId }: { customerId: string }) {
  const { formatMessage: t } = useIntl();
  const failureOf = useQueryFailure();
  const labelId = useId();
  const { found, add, save, remove } = useCustomerDocuments(customerId);
  const [removing, setRemoving] = useState<Document>();
  return (
    <Stack gap="2">
      <Flex gap="2" alignItems="center" justifyContent="space-between" flexWrap="wrap">
        <Box>
          <Heading as="h3" size="md">
            {t(messages.heading)}
          </Heading>
          <Text tone="muted" size="sm">
            {t(messages.about)}
          </Text>
        </Box>
        <FileChooser
          icon="attach_file"
          labelledBy={labelId}
          accept={accepted}
          variant="quiet"
          onChoose={([file]) => file && add.mutate(file)}
        >
          <span id={labelId}>{t(messages.add)}</span>
        </FileChooser>
      </Flex>
      {found.data ? (
        <>
          {found.data.documents.length === 0 && <Text tone="muted">{t(messages.none)}</Text>}
          <Stack as="ul" listStyleType="none" gap="2">
            {found.data.documents.map((document) => (
              <DocumentLine
                key={document.document_id}
                document={document}
                onSave={() => save.mutate(document.document_id)}
                onRemove={() => setRemoving(document)}
              />
            ))}
          </Stack>
          <RemovedDocuments removed={found.data.removed} />
        </>
      ) : found.isError ? (
        <ErrorState title={t(messages.notRead)} {...failureOf(found)} />
      ) : (
        <LoadingState shape="rows" count={2} />
      )}
      <ConfirmDialog
        open={removing !== undefined}
        title={t(messages.removeTitle)}
        confirmLabel={t(messages.removeTitle)}
        danger
        onConfirm={() => {
          setRemoving(undefined);
          if (removing) remove.mutate(removing.document_id);
        }}
        onCancel={() => setRemoving(undefined)}
      >
        {t(messages.removeText, { name: removing?.file_name ?? '' })}
      </ConfirmDialog>
    </Stack>
  );
}

type LineProps = { document: Document; onSave: () => void; onRemove: () => void };

function DocumentLine({ document, onSave, onRemove }: LineProps) {
  const { formatMessage: t } = useIntl();
  const { file_name: name, note, scan_state: scan, added_at: at, added_by: by } = document;
  const state = scan === 'pending' ? t(messages.pending) : scan === 'infected' ? t(messages.infected) : '';
  const facts = [note, formatInstant(new Date(at)), by ?? '', state];
  return (
    <Flex as="li" gap="2" alignItems="center">
      <Box flex="1" minWidth="0" overflowWrap="anywhere">
        <Box>{name}</Box>
        <Text tone="muted" size="sm">
          {facts.filter(Boolean).join(' · ')}
        </Text>
      </Box>
      {state === '' && <IconButton icon="download" label={t(messages.open, { name })} onClick={onSave} />}
      <IconButton icon="delete" label={t(messages.remove, { name })} onClick={onRemove} />
    </Flex>
  );
}

function RemovedDocuments({ removed }: { removed: Schema<'CustomerDocuments'>['removed'] }) {
  const { formatMessage: t } = useIntl();
  return (
    <Box as="ul" listStyleType="none">
      {removed.map(({ document_id: id, file_name: name, removed_at: at, removed_by: by }) => (
        <Text as="li" key={id} tone="muted" size="sm">
          {t(messages.goneLine, { name, moment: formatInstant(new Date(at)), person: by ?? '' })}
        </Text>
      ))}
    </Box>
  );
}
