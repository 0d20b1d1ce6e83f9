import { api, asUpload, dataOf, isApiProblem, queriesOf } from '@dosar/api-client';
import { notify } from '@dosar/design-system';
import type { BodyOf, Schema } from '@dosar/openapi';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './import-messages.ts';
import type { Answers } from './plate-preview.tsx';

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

/** A file of plates on its way: what it would change, as often as somebody answers otherwise, and its import. */
export function usePlateImport({ special_customer_id: id }: Schema<'SpecialCustomerRow'>) {
  const { formatMessage: t } = useIntl();
  const queryClient = useQueryClient();
  const [file, setFile] = useState<File>();
  const [answers, setAnswers] = useState<Answers>({ columns: undefined, isWholeList: false });
  const params = { path: { special_customer_id: id } };
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
  return { file, answers, look, ask, apply, close };
}
