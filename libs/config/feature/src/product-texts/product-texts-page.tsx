import { Heading, Stack, Text } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';
import { ProposalList } from './proposal-list.tsx';
import { TextTransfer } from './text-transfer.tsx';

/** What updates of the product propose, and the texts of the organisation as one file (B14). */
export function ProductTextsPage() {
  const { formatMessage: t } = useIntl();
  return (
    <Stack gap="6" maxWidth="48rem">
      <Stack as="section" gap="2" aria-labelledby="proposals">
        <Heading as="h2" size="md" id="proposals">
          {t(messages.proposals)}
        </Heading>
        <Text tone="muted">{t(messages.proposalsAbout)}</Text>
        <ProposalList />
      </Stack>
      <Stack as="section" gap="2" aria-labelledby="transfer">
        <Heading as="h2" size="md" id="transfer">
          {t(messages.transfer)}
        </Heading>
        <Text tone="muted">{t(messages.transferAbout)}</Text>
        <TextTransfer />
      </Stack>
    </Stack>
  );
}
