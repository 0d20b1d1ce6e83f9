import { api, asUpload, dataOf, isApiProblem, queriesOf, saveContent } from '@dosar/api-client';
import { useDraftKey } from '@dosar/auth';
import { Button, notify } from '@dosar/design-system';
import { fileToSend, ImportFrame, type ImportedFile } from '@dosar/forms/import';
import { mendedPlate } from '@dosar/kernel/mended-plate';
import type { BodyOf, Schema } from '@dosar/openapi';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useCustomerRefusal } from '../special/use-customer-refusal.ts';
import { messages } from './import-messages.ts';
import { columnsOf, type PlateAnswer, type PlateField } from './plate-answer.ts';
import { PlateQuestion } from './plate-question.tsx';
import { useToldPlates } from './use-told-plates.ts';

const fields = [
  { field: 'plate', label: messages.plateColumn, isNeeded: true },
  { field: 'from', label: messages.fromColumn, isNeeded: false },
  { field: 'until', label: messages.untilColumn, isNeeded: false },
] as const satisfies readonly { field: PlateField; label: unknown; isNeeded: boolean }[];

type PlateImportProps = { customer: Schema<'SpecialCustomer'> };

/** Takes plates from a file: what would change is shown first, and applied as a whole. */
export function PlateImport({ customer }: PlateImportProps) {
  const { formatMessage: t } = useIntl();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" icon="upload" onClick={() => setOpen(true)}>
        {t(messages.import)}
      </Button>
      {isOpen && <PlateFrame customer={customer} onClose={() => setOpen(false)} />}
    </>
  );
}

function PlateFrame({ customer: { row }, onClose }: PlateImportProps & { onClose: () => void }) {
  const { formatMessage: t } = useIntl();
  const queryClient = useQueryClient();
  const refusalText = useCustomerRefusal();
  const tell = useToldPlates();
  const draftKey = useDraftKey(`import.plates.${row.special_customer_id}`);
  const isWholeList = useRef(false);
  const params = { path: { special_customer_id: row.special_customer_id } };
  const asBody = (file: ImportedFile, said: Fields) => ({ ...said, file: fileToSend(file) });
  return (
    <ImportFrame<PlateField, PlateAnswer>
      draftKey={draftKey}
      title={t(messages.title, { name: row.name })}
      fileLabel={t(messages.file)}
      fileHint={t(messages.fileHint)}
      maxBytes={8_388_608}
      fields={fields.map(({ field, label, isNeeded }) => ({
        field,
        label: t(label),
        isNeeded,
        ...(field === 'plate' && { mend: mendedPlate }),
      }))}
      preview={async (file, columns) => {
        const said = { ...asFields(columns), whole_list: isWholeList.current ? 'yes' : 'no' } as const;
        const preview = await dataOf(
          api.POST('/api/specialCustomer/previewPlates/{special_customer_id}', {
            params,
            body: asBody(file, said),
            ...asUpload(),
          }),
        );
        return { preview, isWholeList: isWholeList.current };
      }}
      take={async (file, { preview, isWholeList: isWhole }) => {
        const said = { ...asFields(columnsOf(preview)), whole_list: isWhole ? 'yes' : 'no' } as const;
        await dataOf(
          api.POST('/api/specialCustomer/importPlates/{special_customer_id}', {
            params,
            body: { ...asBody(file, said), differences_key: preview.differences_key },
            ...asUpload(),
          }),
        );
        onClose();
        notify.success(t(messages.applied));
        await queryClient.invalidateQueries(queriesOf('partners'));
      }}
      isStale={(error) => isApiProblem(error, 'special_customer_rule')}
      tell={tell}
      applyLabel={(count) => t(messages.apply, { count })}
      question={(answer, ask) => (
        <PlateQuestion
          answer={answer}
          onAnswer={(isWhole) => {
            isWholeList.current = isWhole;
            ask();
          }}
        />
      )}
      problemText={(error) =>
        isApiProblem(error, 'rule_refused') ? t(messages.noTable) : refusalText(error)
      }
      saveFile={saveContent}
      onClose={onClose}
    />
  );
}

type Fields = Omit<BodyOf<'previewPlates'>, 'file'>;

/** The chosen columns as the form carries them; without a column of plates the server looks for all of them. */
function asFields(columns: readonly { field: PlateField; column: number }[] | null): Fields {
  const placeOf = (field: PlateField) => columns?.find((column) => column.field === field)?.column;
  const [plate, from, until] = [placeOf('plate'), placeOf('from'), placeOf('until')];
  if (plate === undefined) return {};
  return {
    plate_column: String(plate),
    ...(from !== undefined && { from_column: String(from) }),
    ...(until !== undefined && { until_column: String(until) }),
  };
}
