import { Box, Flex, Text } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import { useAmounts } from '@dosar/i18n/amounts';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { LineDifferences } from '../lines/shown-lines.tsx';
import { OwnFileButton } from './own-file-button.tsx';
import { messages } from './own-file-messages.ts';
import { Section } from './section.tsx';

/** The invoice of a job, and when it is paid; nothing before there is one. */
export function OwnInvoice({ job: { row, invoice } }: { job: Schema<'OwnJob'> }) {
  const { formatMessage: t } = useIntl();
  const { date } = useFormats();
  const { lei } = useAmounts();
  if (invoice === null) return null;
  const { number, partner_job_file_id: fileId } = invoice;
  const state =
    invoice.paid_at !== null
      ? t(messages.paidAt, { day: date(invoice.paid_at) })
      : invoice.return_reason !== null
        ? t(messages.invoiceReturned, { reason: invoice.return_reason })
        : invoice.pay_until !== null
          ? t(messages.payUntil, { day: date(invoice.pay_until) })
          : t(messages.checked);
  return (
    <Section title={t(messages.invoice)}>
      <Flex gap="2" alignItems="center">
        <Box flex="1" minWidth="0" overflowWrap="anywhere">
          <Box>
            {`${t(messages.invoiceOf, { number, day: date(invoice.dated_on) })} · ${lei(invoice.total_bani)}`}
          </Box>
          <Text tone="muted" size="sm">
            {state}
          </Text>
        </Box>
        {fileId !== null && <OwnFileButton jobId={row.partner_job_id} fileId={fileId} name={number} />}
      </Flex>
      <LineDifferences differences={invoice.line_differences} />
    </Section>
  );
}
