import { apiMutation, deleteClaimDraft } from '@dosar/api-client';
import { Box, Button, Card, Flex, Heading, IconButton, notify } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import { localDateOf } from '@dosar/kernel/zone';
import type { Schema } from '@dosar/openapi';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { draftsQuery } from './draft-queries.ts';
import { messages } from './messages.ts';

const address = '/assignments/claim_notification/new';
/** From so few days on a draft says when it is thrown away. */
const warnedDays = 5;

/** On the dashboard: the way to a new claim, and the drafts that wait to be finished. */
export function ClaimDrafts() {
  const { formatMessage: t } = useIntl();
  const drafts = useQuery(draftsQuery());
  const rows = drafts.data ?? [];
  const begin = (
    <Button asChild icon="add">
      <Link to={address}>{t(messages.newClaim)}</Link>
    </Button>
  );
  if (rows.length === 0) return <Box marginBottom="4">{begin}</Box>;
  return (
    <Card as="section" aria-label={t(messages.title)} padded={false} background="surface" marginBottom="4">
      <Flex alignItems="center" gap="3" paddingInline="4" paddingBlock="2">
        <Heading as="h2" size="md">
          {t(messages.title)}
        </Heading>
        <Box marginInlineStart="auto">{begin}</Box>
      </Flex>
      <Box as="ul" listStyleType="none" maxHeight="16rem" overflowY="auto">
        {rows.map((draft) => (
          <DraftRow key={draft.claim_draft_id} draft={draft} />
        ))}
      </Box>
    </Card>
  );
}

function DraftRow({ draft }: { draft: Schema<'ClaimDraftRow'> }) {
  const { formatMessage: t } = useIntl();
  const formats = useFormats();
  const queryClient = useQueryClient();
  const remove = useMutation({
    ...apiMutation(deleteClaimDraft),
    onSuccess: () => notify.success(t(messages.deleted)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: draftsQuery().queryKey }),
  });
  const title = draft.title.trim() === '' ? t(messages.untitled) : draft.title;
  const days = daysLeft(draft.expires_on);
  return (
    <Flex
      as="li"
      alignItems="center"
      gap="2"
      flexWrap="wrap"
      borderTopWidth="1px"
      paddingInline="4"
      minHeight="var(--dosar-control)"
    >
      <Link to={`${address}?draft=${draft.claim_draft_id}`}>{title}</Link>
      <Box as="span" color="textMuted" fontSize="sm">
        {t(messages.saved, { when: formats.dateTime(draft.saved_at) })}
      </Box>
      {days <= warnedDays && (
        <Box as="span" color="warning" fontSize="sm" fontWeight="strong">
          {days <= 0 ? t(messages.today) : t(messages.expires, { days })}
        </Box>
      )}
      <Box marginInlineStart="auto">
        <IconButton
          icon="close"
          label={t(messages.delete, { title })}
          onClick={() => remove.mutate({ params: { path: { claim_draft_id: draft.claim_draft_id } } })}
        />
      </Box>
    </Flex>
  );
}

function daysLeft(expiresOn: string): number {
  return (Date.parse(expiresOn) - Date.parse(localDateOf(new Date()))) / 86_400_000;
}
