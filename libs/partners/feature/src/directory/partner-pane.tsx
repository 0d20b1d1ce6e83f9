import { useQueryFailure } from '@dosar/api-client';
import {
  Banner,
  Box,
  ErrorState,
  Flex,
  Heading,
  IconButton,
  LoadingState,
  Stack,
  StatusChip,
  Text,
} from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import type { Schema } from '@dosar/openapi';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { messages } from './directory-messages.ts';
import { partnerQuery } from './directory-queries.ts';
import { PartnerAccount } from './partner-account.tsx';
import { PartnerActs } from './partner-acts.tsx';
import { PartnerDocuments } from './partner-documents.tsx';
import { PartnerFacts } from './partner-facts.tsx';
import { PartnerHistory } from './partner-history.tsx';
import { PartnerRates } from './partner-rates.tsx';
import { messages as kinds } from './partner-kinds.ts';
import { PartnerPeople } from '../people/partner-people.tsx';
import { PartnerScore } from '../score/partner-score.tsx';
import { useEndText } from './use-end-text.ts';

type Partner = Schema<'Partner'>;

/** One partner beside the list, or in its place on a phone. */
export function PartnerPane({ partnerId, onClose }: { partnerId: string; onClose: () => void }) {
  const { formatMessage: t } = useIntl();
  const failureOf = useQueryFailure();
  const found = useQuery(partnerQuery(partnerId));
  return (
    <Stack gap="4" padding="4">
      <Flex gap="2" alignItems="flex-start" justifyContent="space-between">
        {found.data ? (
          <Heading as="h2" size="lg" overflowWrap="anywhere">
            {found.data.row.name}
          </Heading>
        ) : (
          <Box />
        )}
        <IconButton icon="close" label={t(messages.closePartner)} onClick={onClose} />
      </Flex>
      {found.data ? (
        <Opened partner={found.data} />
      ) : found.isError ? (
        <ErrorState {...failureOf(found)} />
      ) : (
        <LoadingState shape="rows" count={6} />
      )}
    </Stack>
  );
}

function Opened({ partner }: { partner: Partner }) {
  const { formatMessage: t } = useIntl();
  const { row, fields } = partner;
  const address = [fields.address, fields.locality].filter(Boolean).join(', ');
  return (
    <>
      <Flex gap="2" alignItems="center" flexWrap="wrap">
        <StatusChip label={t(kinds[row.kind])} phase="active" />
        <StatusChip
          label={t(row.is_active ? messages.active : messages.suspended)}
          phase={row.is_active ? 'done' : 'cancelled'}
        />
        <Text tone="muted" overflowWrap="anywhere">
          {[row.cui && `CUI RO ${row.cui}`, address, fields.phone, fields.email].filter(Boolean).join(' · ')}
        </Text>
      </Flex>
      <Warnings partner={partner} />
      <PartnerActs partner={partner} />
      <PartnerFacts fields={fields} />
      {partner.rates && <PartnerRates rate={partner.rates} />}
      <PartnerScore partnerId={row.partner_id} />
      <PartnerPeople partner={partner} />
      <PartnerAccount partnerId={row.partner_id} name={row.name} />
      <PartnerDocuments partner={partner} />
      <PartnerHistory partnerId={row.partner_id} />
    </>
  );
}

function Warnings({ partner: { suspension, ends } }: { partner: Partner }) {
  const { formatMessage: t } = useIntl();
  const { dateTime } = useFormats();
  const endText = useEndText();
  return (
    <>
      {suspension && (
        <Banner
          tone="danger"
          title={t(messages.suspendedBy, {
            name: suspension.suspended_by_name ?? t(messages.nobody),
            at: dateTime(suspension.suspended_at),
          })}
        >
          {suspension.reason}
        </Banner>
      )}
      {ends.map(({ title, ends_on: day, days_left: days }) => {
        const when = endText(days);
        const isOver = days < 0;
        const words =
          title === null
            ? t(isOver ? messages.contractEnded : messages.contractEnds, { when })
            : t(isOver ? messages.documentEnded : messages.documentEnds, { title, when });
        return <Banner key={`${title} ${day}`} tone={isOver ? 'danger' : 'warning'} title={words} />;
      })}
    </>
  );
}
