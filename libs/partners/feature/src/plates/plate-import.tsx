import { isApiProblem } from '@dosar/api-client';
import { Banner, Button, Dialog, FileChooser, LoadingState, Stack, Text } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { useCustomerRefusal } from '../special/use-customer-refusal.ts';
import { messages } from './import-messages.ts';
import { PlatePreview } from './plate-preview.tsx';
import { usePlateImport } from './use-plate-import.ts';

/** Takes plates from a file: what would change is shown first, and applied as a whole. */
export function PlateImport({ customer: { row } }: { customer: Schema<'SpecialCustomer'> }) {
  const { formatMessage: t } = useIntl();
  const refusalText = useCustomerRefusal();
  const labelId = useId();
  const { file, answers, look, ask, apply, close } = usePlateImport(row);
  const chooser = (label: string) => (
    <FileChooser
      icon="upload"
      labelledBy={labelId}
      accept=".csv,.txt"
      variant="quiet"
      onChoose={([chosen]) => chosen && ask(chosen, { columns: undefined, isWholeList: false })}
    >
      <span id={labelId}>{label}</span>
    </FileChooser>
  );
  const preview = look.data;
  const count = preview ? preview.added_count + preview.changed_count + preview.ended_count : 0;
  if (file === undefined) return chooser(t(messages.import));
  return (
    <>
      {chooser(t(messages.import))}
      <Dialog
        open
        size="large"
        title={t(messages.title, { name: row.name })}
        onClose={close}
        footer={
          <>
            <Button onClick={close}>{t(messages.cancel)}</Button>
            <Button
              variant="primary"
              disabled={count === 0 || look.isPending}
              loading={apply.isPending}
              onClick={() => preview && apply.mutate({ chosen: file, preview })}
            >
              {t(messages.apply, { count })}
            </Button>
          </>
        }
      >
        <Stack gap="4">
          <Text tone="muted">
            {file.name} · {t(messages.nothingYet)}
          </Text>
          {apply.isError && (
            <Banner tone="warning" live>
              {refusalText(apply.error)}
            </Banner>
          )}
          {look.isError && (
            <Banner tone="danger" live>
              {isApiProblem(look.error, 'rule_refused') ? t(messages.noTable) : refusalText(look.error)}
            </Banner>
          )}
          {look.isPending && <LoadingState shape="rows" count={3} />}
          {preview && (
            <PlatePreview preview={preview} answers={answers} onAnswer={(said) => ask(file, said)} />
          )}
        </Stack>
      </Dialog>
    </>
  );
}
