import { api, asUpload, dataOf, isApiProblem, queriesOf } from '@dosar/api-client';
import { Banner, Button, Dialog, FileChooser, LoadingState, Stack, Text, notify } from '@dosar/design-system';
import type { BodyOf, Schema } from '@dosar/openapi';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { useCustomerRefusal } from '../special/use-customer-refusal.ts';
import { messages } from './import-messages.ts';
import { PlatePreview, type Answers } from './plate-preview.tsx';

type Preview = Schema<'PlatePreview'>;
type Fields = Omit<BodyOf<'previewPlates'>, 'file'>;

const asFields = ({ columns, isWholeList }: Answers): Fields => ({
  ...(columns && {
    plate_column: String(columns.plate),
    ...(columns.from !== null && { from_column: String(columns.from) }),
    ...(columns.until !== null && { until_column: String(columns.until) }),
  }),
  whole_list: isWholeList ? 'yes' : 'no',
});

/** Takes plates from a file: what would change is shown first, and applied as a whole. */
export function PlateImport({ customer: { row } }: { customer: Schema<'SpecialCustomer'> }) {
  const { formatMessage: t } = useIntl();
  const refusalText = useCustomerRefusal();
  const queryClient = useQueryClient();
  const labelId = useId();
  const [file, setFile] = useState<File>();
  const [answers, setAnswers] = useState<Answers>({ columns: undefined, isWholeList: false });
  const params = { path: { special_customer_id: row.special_customer_id } };
  const look = useMutation({
    mutationFn: ({ chosen, said }: { chosen: File; said: Answers }) =>
      dataOf(
        api.POST('/api/specialCustomer/previewPlates/{special_customer_id}', {
          params,
          body: { ...asFields(said), file: chosen },
          ...asUpload(),
        }),
      ),
  });
  const ask = (chosen: File, said: Answers) => {
    setFile(chosen);
    setAnswers(said);
    look.mutate({ chosen, said });
  };
  const apply = useMutation({
    mutationFn: ({ chosen, preview }: { chosen: File; preview: Preview }) =>
      dataOf(
        api.POST('/api/specialCustomer/importPlates/{special_customer_id}', {
          params,
          body: { ...asFields(answers), file: chosen, differences_key: preview.differences_key },
          ...asUpload(),
        }),
      ),
    onSuccess: async () => {
      close();
      notify.success(t(messages.applied));
      await queryClient.invalidateQueries(queriesOf('partners'));
    },
    onError: (error, { chosen }) => {
      if (isApiProblem(error, 'special_customer_rule')) ask(chosen, answers);
    },
  });
  const close = () => {
    setFile(undefined);
    setAnswers({ columns: undefined, isWholeList: false });
    look.reset();
    apply.reset();
  };
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
