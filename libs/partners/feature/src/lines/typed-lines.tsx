import { Box, FileChooser, Flex, notify } from '@dosar/design-system';
import { FormTextAreaField, useFormContext } from '@dosar/forms';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { lineMessages as messages } from './line-messages.ts';
import { textOfLines } from './text-of-lines.ts';

export const mostTyped = 20_000;

/** What a total consists of: typed, pasted from a spreadsheet, or read from a CSV or XLSX file into the same field. */
export function TypedLines() {
  const { formatMessage: t } = useIntl();
  const labelId = useId();
  const { setValue } = useFormContext<{ lines: string }>();
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
          accept=".csv,.txt,.xlsx,text/csv,text/plain"
          icon="upload"
          onChoose={([file]) => {
            if (file)
              void textOfLines(file).then((text) => {
                if (text === undefined) notify.warning(t(messages.fileUnread));
                else setValue('lines', text.slice(0, mostTyped), { shouldDirty: true });
              });
          }}
        >
          {t(messages.fromFile)}
        </FileChooser>
      </Flex>
    </>
  );
}
