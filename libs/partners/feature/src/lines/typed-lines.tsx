import { Banner, Box, FileChooser, Flex, Text } from '@dosar/design-system';
import { FormTextAreaField } from '@dosar/forms';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { lineMessages as messages } from './line-messages.ts';
import { LinesPreview } from './lines-preview.tsx';
import type { ReadFile, useReadLines } from './use-read-lines.ts';

export const mostTyped = 20_000;

type TypedLinesProps = { reading: ReturnType<typeof useReadLines> };

/** What a total consists of: typed, pasted from a spreadsheet, or read from a file of the shop into the same field. */
export function TypedLines({ reading: { file, readFile } }: TypedLinesProps) {
  const { formatMessage: t } = useIntl();
  const labelId = useId();
  return (
    <>
      <FormTextAreaField
        name="lines"
        label={t(messages.typed)}
        hint={t(messages.typedHint)}
        optional
        maxLength={mostTyped}
      />
      <Flex>
        <Box id={labelId} hidden>
          {t(messages.fromFile)}
        </Box>
        <FileChooser
          labelledBy={labelId}
          accept=".csv,.txt,.xlsx,.pdf,text/csv,text/plain,application/pdf"
          icon="upload"
          onChoose={([chosen]) => {
            if (chosen) void readFile(chosen);
          }}
        >
          {t(messages.fromFile)}
        </FileChooser>
      </Flex>
      <Box role="status">{file?.fault !== undefined && <Fault file={file} />}</Box>
      <LinesPreview file={file} />
    </>
  );
}

/** Why a file gave no lines. The paper itself needs none: it is sent with its total. */
function Fault({ file: { name, isPaper, fault = 'unreadable' } }: { file: ReadFile }) {
  const { formatMessage: t } = useIntl();
  if (isPaper)
    return (
      <Text tone="muted">
        {t(fault === 'no_text' ? messages.paperIsPicture : messages.paperWithoutLines, { name })}
      </Text>
    );
  return (
    <Banner tone="warning">
      {t(fault === 'no_text' ? messages.fileIsPicture : messages.fileUnread, { name })}
    </Banner>
  );
}
