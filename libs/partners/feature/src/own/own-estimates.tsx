import { Box, Flex, StatusChip, Text, type Phase } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import { useAmounts } from '@dosar/i18n/amounts';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { ShownLines } from '../lines/shown-lines.tsx';
import { OwnFileButton } from './own-file-button.tsx';
import { messages } from './own-file-messages.ts';
import { Section } from './section.tsx';

type Verdict = Schema<'OwnEstimate'>['verdict'];

const phases: Record<Verdict, Phase> = {
  waiting: 'waiting',
  agreed: 'done',
  returned: 'late',
  replaced: 'cancelled',
};

/** The rounds of agreement about what a job costs, the newest first. */
export function OwnEstimates({ job: { row, estimates } }: { job: Schema<'OwnJob'> }) {
  const { formatMessage: t } = useIntl();
  const { date } = useFormats();
  const { lei } = useAmounts();
  return (
    <Section title={t(messages.estimates)}>
      {estimates.length === 0 && <Text tone="muted">{t(messages.noEstimates)}</Text>}
      <Box as="ul" listStyleType="none">
        {estimates.map(({ version, file_name: name, partner_job_file_id: fileId, ...estimate }) => (
          <Flex key={version} as="li" gap="2" alignItems="center" borderBottomWidth="1px" paddingBlock="1">
            <Box flex="1" minWidth="0" overflowWrap="anywhere">
              <Box>{`${t(messages.estimate, { version })} · ${lei(estimate.total_bani)}`}</Box>
              <Text tone="muted" size="sm">
                {[
                  date(estimate.sent_at),
                  name ?? t(messages.byPhone),
                  ...(estimate.verdict_reason === null ? [] : [estimate.verdict_reason]),
                ].join(' · ')}
              </Text>
              <ShownLines lines={estimate.lines} />
            </Box>
            <StatusChip
              variant="chip"
              label={t(messages[estimate.verdict])}
              phase={phases[estimate.verdict]}
            />
            {fileId !== null && (
              <OwnFileButton jobId={row.partner_job_id} fileId={fileId} name={name ?? ''} />
            )}
          </Flex>
        ))}
      </Box>
    </Section>
  );
}
