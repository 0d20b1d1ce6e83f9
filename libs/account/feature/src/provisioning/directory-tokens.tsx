import { api, dataOf } from '@dosar/api-client';
import {
  Box,
  Button,
  ConfirmDialog,
  CopyButton,
  Flex,
  StatusChip,
  Text,
  type Phase,
} from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import type { Schema } from '@dosar/openapi';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { NewTokenDialog } from './new-token-dialog.tsx';
import { PageSection } from './page-section.tsx';
import { tokenMessages } from './token-messages.ts';
import { useProvisioningChange } from './use-provisioning-change.ts';

type Token = Schema<'ProvisioningToken'>;

/** The address and the tokens that are entered at a directory. */
export function DirectoryTokens({ page }: { page: Schema<'Provisioning'> }) {
  const { formatMessage: t } = useIntl();
  const change = useProvisioningChange();
  const [isMaking, setMaking] = useState(false);
  const [ending, setEnding] = useState<Token>();
  return (
    <PageSection
      id="provisioning-tokens"
      title={t(tokenMessages.tokens)}
      about={t(tokenMessages.tokensText)}
      act={
        <Button variant="primary" icon="add" onClick={() => setMaking(true)}>
          {t(tokenMessages.newToken)}
        </Button>
      }
    >
      <Flex gap="2" alignItems="center" flexWrap="wrap">
        <Text tone="muted">{t(tokenMessages.address)}</Text>
        <Box as="code" overflowWrap="anywhere">
          {page.scim_url}
        </Box>
        <CopyButton value={page.scim_url} name={t(tokenMessages.address)} />
      </Flex>
      {page.tokens.length === 0 && <Text tone="muted">{t(tokenMessages.noTokens)}</Text>}
      <Box as="ul" listStyleType="none">
        {page.tokens.map((token) => (
          <TokenRow key={token.token_id} token={token} onEnd={() => setEnding(token)} />
        ))}
      </Box>
      {isMaking && <NewTokenDialog scimUrl={page.scim_url} onClose={() => setMaking(false)} />}
      <ConfirmDialog
        open={ending !== undefined}
        title={t(tokenMessages.endToken, { name: ending?.name ?? '' })}
        confirmLabel={t(tokenMessages.end)}
        danger
        onConfirm={() => {
          if (ending === undefined) return;
          setEnding(undefined);
          change.mutate(() =>
            dataOf(
              api.POST('/api/provisioning/endProvisioningToken/{token_id}', {
                params: { path: { token_id: ending.token_id } },
                body: { row_version: ending.row_version },
              }),
            ),
          );
        }}
        onCancel={() => setEnding(undefined)}
      >
        {t(tokenMessages.endTokenText)}
      </ConfirmDialog>
    </PageSection>
  );
}

const looks = {
  open: { label: tokenMessages.tokenOpen, phase: 'done' },
  expired: { label: tokenMessages.tokenExpired, phase: 'late' },
  ended: { label: tokenMessages.tokenEnded, phase: 'cancelled' },
} as const satisfies Record<Token['state'], { label: unknown; phase: Phase }>;

function TokenRow({ token, onEnd }: { token: Token; onEnd: () => void }) {
  const { formatMessage: t } = useIntl();
  const { date, dateTime } = useFormats();
  const { label, phase } = looks[token.state];
  return (
    <Flex as="li" gap="3" alignItems="center" flexWrap="wrap" borderTopWidth="1px" paddingBlock="2">
      <Box flex="1" minWidth="14rem">
        {token.name}
        <Text tone="muted" size="sm">
          {t(tokenMessages.madeBy, { day: date(token.created_at), name: token.created_by })}
        </Text>
      </Box>
      <Box minWidth="10rem">
        <StatusChip label={t(label)} phase={phase} />
        <Text tone="muted" size="sm">
          {t(tokenMessages.until, { day: date(token.expires_at) })}
        </Text>
      </Box>
      <Text tone="muted" size="sm">
        {token.last_used_at === null
          ? t(tokenMessages.neverUsed)
          : t(tokenMessages.lastUsed, { moment: dateTime(token.last_used_at) })}
      </Text>
      {token.state === 'open' && (
        <Button aria-label={t(tokenMessages.endToken, { name: token.name })} onClick={onEnd}>
          {t(tokenMessages.end)}
        </Button>
      )}
    </Flex>
  );
}
