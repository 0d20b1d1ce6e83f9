import { Button, Flex, Grid, SelectField, Text } from '@dosar/design-system';
import { csvSeparators } from '@dosar/kernel/csv';
import { fileEncodings, type FileEncoding } from '@dosar/kernel/text-of-bytes';
import { useIntl } from 'react-intl';
import type { ImportedFile, Reading } from './imported-file.ts';
import { messages } from './messages.ts';

type ImportFileFactsProps = {
  file: ImportedFile;
  size: { columns: number; rows: number };
  onRead: (reading: Reading) => void;
  onOther: () => void;
};

const separatorWords = {
  ';': messages.semicolon,
  ',': messages.comma,
  '\t': messages.tab,
  '|': messages.bar,
} as const satisfies Record<(typeof csvSeparators)[number], unknown>;

/** The chosen file and how it is read: found by the product, and chosen otherwise where that is wrong. */
export function ImportFileFacts({ file, size, onRead, onOther }: ImportFileFactsProps) {
  const { formatMessage: t } = useIntl();
  const encoding = fileEncodings.find((one) => one === file.encoding) ?? 'utf-8';
  return (
    <Grid gap="3" alignItems="end" templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) 1fr 1fr' }}>
      <Flex gap="3" alignItems="center" flexWrap="wrap" overflowWrap="anywhere">
        <span>
          <b>{file.name}</b>
          {file.source !== 'text' && (
            <Text tone="muted" size="sm">
              {t(messages.columnCount, { count: size.columns })}, {t(messages.rowCount, { count: size.rows })}
            </Text>
          )}
        </span>
        <Button variant="quiet" onClick={onOther}>
          {t(messages.otherFile)}
        </Button>
      </Flex>
      {file.source === 'csv' && (
        <>
          <SelectField
            label={t(messages.encoding)}
            placeholder={null}
            value={encoding}
            onChange={({ target }) =>
              onRead({ encoding: fileEncodings.find((one): one is FileEncoding => one === target.value) })
            }
            choices={fileEncodings.map((one) => ({ value: one, label: one.toUpperCase() }))}
          />
          <SelectField
            label={t(messages.separator)}
            placeholder={null}
            value={file.separator}
            onChange={({ target }) => onRead({ encoding, separator: target.value })}
            choices={csvSeparators.map((one) => ({ value: one, label: t(separatorWords[one]) }))}
          />
        </>
      )}
    </Grid>
  );
}
