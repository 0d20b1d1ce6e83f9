import { api, dataOf, saveContent } from '@dosar/api-client';
import { Banner, Box, Button, Card, Flex, Heading, Stack, Text } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import { useAmounts } from '@dosar/i18n/amounts';
import type { BodyOf, Schema } from '@dosar/openapi';
import { useMutation } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useRefusalText } from '../dialogs/use-refusal-text.ts';
import { messages } from './messages.ts';

type PaymentExport = Schema<'PaymentExport'>;
type Format = BodyOf<'downloadPaymentExport'>['format'];

/** The files that were made for the bank; each can be downloaded as often as it is needed. */
export function BankFiles({ exports }: { exports: readonly PaymentExport[] }) {
  const { formatMessage: t } = useIntl();
  const { date } = useFormats();
  const { lei } = useAmounts();
  const refusalText = useRefusalText();
  const download = useMutation({
    mutationFn: ({ id, format }: { id: string; format: Format }) =>
      dataOf(
        api.POST('/api/settlement/downloadPaymentExport/{payment_export_id}', {
          params: { path: { payment_export_id: id } },
          body: { format },
        }),
      ),
    onSuccess: ({ file_name: fileName, media_type: type, content }) =>
      saveContent({ content: new Blob([content], { type: `${type};charset=utf-8` }), fileName }),
  });
  return (
    <Card>
      <Stack gap="3">
        <Heading as="h2" size="md">
          {t(messages.files)}
        </Heading>
        {exports.length === 0 && <Text tone="muted">{t(messages.noFiles)}</Text>}
        {download.isError && (
          <Banner tone="danger" live>
            {refusalText(download.error)}
          </Banner>
        )}
        {exports.map((file) => (
          <Flex key={file.payment_export_id} gap="3" alignItems="center" flexWrap="wrap">
            <Box flex="1" minWidth="200px">
              <Box fontWeight="strong">
                {t(messages.fileNo, { no: file.export_no, day: date(file.requested_on) })}
              </Box>
              <Text tone="muted" size="sm">
                {t(messages.fileFacts, {
                  count: file.order_count,
                  sum: lei(file.total_bani),
                  who: file.created_by ?? '–',
                })}
              </Text>
            </Box>
            {(['pain001', 'csv'] as const).map((format) => (
              <Button
                key={format}
                icon="download"
                onClick={() => download.mutate({ id: file.payment_export_id, format })}
              >
                {t(messages[format])}
              </Button>
            ))}
          </Flex>
        ))}
      </Stack>
    </Card>
  );
}
