import { Box, Button, FileField } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';

type ImportChoiceProps = {
  label: string;
  hint: string;
  maxBytes: number;
  /** The name of a file that was looked at before the page was loaded again. */
  keptName: string | undefined;
  onResume: () => void;
  onChoose: (file: File | undefined) => Promise<void>;
};

const types = ['text/csv', 'text/plain', 'application/vnd.ms-excel'];

/** Where the file of an import is chosen, or gone on with. */
export function ImportChoice({ label, hint, maxBytes, keptName, onResume, onChoose }: ImportChoiceProps) {
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
        rules={{ types, maxBytes, maxFiles: 1 }}
        onAdd={([chosen]) => void onChoose(chosen)}
        onRemove={() => undefined}
        onRetry={() => undefined}
      />
    </>
  );
}
