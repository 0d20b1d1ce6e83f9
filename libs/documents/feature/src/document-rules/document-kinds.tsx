import { apiQuery, getDocumentKinds, useQueryFailure } from '@dosar/api-client';
import {
  Button,
  DataTable,
  ErrorState,
  Flex,
  Heading,
  LoadingState,
  Stack,
  Text,
  type Column,
} from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { KindDialog } from './kind-dialog.tsx';
import { kindMessages as messages, providerMessages } from './kind-messages.ts';

type Kind = Schema<'DocumentKindList'>['items'][number];

/** The kinds of documents of the organisation: added, named otherwise, retired. */
export function DocumentKinds() {
  const { formatMessage: t } = useIntl();
  const [open, setOpen] = useState<Kind | 'new'>();
  return (
    <Stack as="section" gap="2" aria-labelledby="document-kinds">
      <Flex justifyContent="space-between" alignItems="center" gap="2" flexWrap="wrap">
        <Heading as="h2" id="document-kinds" size="md">
          {t(messages.title)}
        </Heading>
        <Button icon="add" onClick={() => setOpen('new')}>
          {t(messages.add)}
        </Button>
      </Flex>
      <Text tone="muted">{t(messages.about)}</Text>
      <KindTable onOpen={setOpen} />
      {open !== undefined && (
        <KindDialog
          key={open === 'new' ? '' : open.doc_type_code}
          stored={open === 'new' ? undefined : open}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Stack>
  );
}

function KindTable({ onOpen }: { onOpen: (kind: Kind) => void }) {
  const { formatMessage: t, locale } = useIntl();
  const failureOf = useQueryFailure();
  const found = useQuery(apiQuery(getDocumentKinds));
  if (found.isError && !found.data) return <ErrorState {...failureOf(found)} />;
  if (!found.data) return <LoadingState shape="rows" count={6} />;
  const columns: Column<Kind>[] = [
    {
      key: 'name',
      header: t(messages.title),
      always: true,
      onPhone: 'title',
      cell: ({ kind }) => (locale === 'ro' ? kind.name_ro : kind.name_en),
    },
    {
      key: 'provider',
      header: t(messages.providedBy),
      cell: ({ kind }) => t(providerMessages[kind.provided_by]),
    },
    {
      key: 'claimants',
      header: t(messages.forClaimants),
      cell: ({ kind }) => t(kind.is_visible_to_claimant ? messages.seen : messages.unseen),
    },
    {
      key: 'state',
      header: t(messages.state),
      cell: ({ kind }) => t(kind.is_active ? messages.offered : messages.retired),
    },
  ];
  return (
    <DataTable
      caption={t(messages.title)}
      columns={columns}
      rows={found.data.items}
      rowKey={(row) => row.doc_type_code}
      onOpen={onOpen}
    />
  );
}
