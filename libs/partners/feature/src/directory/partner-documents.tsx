import { api, apiMutation, asFile, queriesOf, removePartnerDocument, saveFile } from '@dosar/api-client';
import {
  Box,
  Button,
  ConfirmDialog,
  Flex,
  Heading,
  IconButton,
  Stack,
  Text,
  notify,
} from '@dosar/design-system';
import { formatLocalDate } from '@dosar/kernel/dates';
import type { Schema } from '@dosar/openapi';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { DocumentDialog } from './document-dialog.tsx';
import { messages } from './document-messages.ts';
import { useEndText } from './use-end-text.ts';
import { usePartnerRefusal } from './use-partner-refusal.ts';

type Paper = Schema<'PartnerDocument'>;

/** The documents of a partner: until when they are good, saved, added and removed. */
export function PartnerDocuments({ partner }: { partner: Schema<'Partner'> }) {
  const { formatMessage: t } = useIntl();
  const [isAdding, setAdding] = useState(false);
  const { documents, row } = partner;
  return (
    <Stack gap="2">
      <Flex gap="2" alignItems="center" justifyContent="space-between" flexWrap="wrap">
        <Heading as="h3" size="md">
          {t(messages.heading)}
        </Heading>
        <Button variant="quiet" icon="add" onClick={() => setAdding(true)}>
          {t(messages.add)}
        </Button>
      </Flex>
      {documents.length === 0 && <Text tone="muted">{t(messages.none)}</Text>}
      <Box as="ul" listStyleType="none">
        {documents.map((paper) => (
          <PaperLine key={paper.partner_document_id} paper={paper} />
        ))}
      </Box>
      {isAdding && <DocumentDialog partnerId={row.partner_id} onClose={() => setAdding(false)} />}
    </Stack>
  );
}

function PaperLine({ paper }: { paper: Paper }) {
  const { formatMessage: t } = useIntl();
  const endText = useEndText();
  const refusalText = usePartnerRefusal();
  const queryClient = useQueryClient();
  const [isRemoving, setRemoving] = useState(false);
  const { title, valid_until: until, days_left: days, scan_state: scan, partner_document_id: id } = paper;
  const params = { path: { partner_document_id: id } };
  const save = useMutation({
    mutationFn: () =>
      saveFile(api.GET('/api/partner/downloadPartnerDocument/{partner_document_id}', { params, ...asFile })),
    onError: (error) => notify.warning(refusalText(error)),
  });
  const remove = useMutation({
    ...apiMutation(removePartnerDocument),
    onSuccess: () => notify.success(t(messages.removed)),
    onError: (error) => notify.warning(refusalText(error)),
    onSettled: () => queryClient.invalidateQueries(queriesOf('partners')),
  });
  const isHeld = scan === 'pending' || scan === 'infected';
  const isEnding = days !== null && days <= 60;
  return (
    <Flex as="li" gap="2" alignItems="center" borderBottomWidth="1px">
      <Box flex="1" minWidth="0" overflowWrap="anywhere">
        <Box>{title}</Box>
        <Text tone="muted" size="sm">
          {until === null ? t(messages.noEnd) : formatLocalDate(until)}
          {isHeld && ` · ${t(scan === 'pending' ? messages.waiting : messages.infected)}`}
          {isEnding && (
            <Box as="span" color={days < 0 ? 'danger' : 'warning'}>
              {` · ${endText(days)}`}
            </Box>
          )}
        </Text>
      </Box>
      <IconButton
        icon="download"
        label={t(messages.download, { title })}
        disabled={isHeld || save.isPending}
        onClick={() => save.mutate()}
      />
      <IconButton icon="delete" label={t(messages.remove, { title })} onClick={() => setRemoving(true)} />
      <ConfirmDialog
        open={isRemoving}
        title={t(messages.remove, { title })}
        confirmLabel={t(messages.confirm)}
        danger
        onConfirm={() => {
          setRemoving(false);
          remove.mutate({ params });
        }}
        onCancel={() => setRemoving(false)}
      >
        {t(messages.removeText)}
      </ConfirmDialog>
    </Flex>
  );
}
