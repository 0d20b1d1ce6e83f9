import { Box, Button, FileField } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';

type ImportChoiceProps = {
  label: string;
  hint: string;
  maxBytes: number;
  takesPdf: boolean;
  /** Types and endings that it takes besides. */
  otherTypes: readonly string[];
  /** The name of a file that was looked at before the page was loaded again. */
  keptName: string | undefined;
  onResume: () => void;
  onChoose: (file: File | undefined) => Promise<void>;
};

const types = [
  'text/csv',
  'text/plain',
  'application/vnd.ms-excel',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
];

/** Where the file of an import is chosen, or gone on with. */
export function ImportChoice(props: ImportChoiceProps) {
  const { label, hint, maxBytes, takesPdf, otherTypes, keptName, onResume, onChoose } = props;
  const { formatMessage: t } = useIntl();
  return (
    <>
      {keptName !== undefined && (
        <Box>
          <Button icon="history" onClick={onResume}>
            {t(messages.goOn, { name: keptName })}
          </Button>
        </Box>
      )}
      <FileField
        label={label}
        hint={hint}
        files={[]}
        rules={{
          types: [...types, ...(takesPdf ? ['application/pdf'] : []), ...otherTypes],
          maxBytes,
          maxFiles: 1,
        }}
        onAdd={([chosen]) => void onChoose(chosen)}
        onRemove={() => undefined}
        onRetry={() => undefined}
      />
    </>
  );
}
