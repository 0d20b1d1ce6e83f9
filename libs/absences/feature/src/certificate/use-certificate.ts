import {
  api,
  apiMutation,
  asFile,
  asUpload,
  dataOf,
  queriesOf,
  removeCertificate,
  saveFile,
} from '@dosar/api-client';
import { notify } from '@dosar/design-system';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';

/** Puts a file on an absence as its medical certificate. */
export function attachCertificate(absenceId: string, file: File) {
  return dataOf(
    api.POST('/api/absences/attachCertificate/{absence_id}', {
      params: { path: { absence_id: absenceId }, header: { 'Idempotency-Key': crypto.randomUUID() } },
      body: { file },
      ...asUpload(),
    }),
  );
}

/** Saves the medical certificate of an absence on the reader's device. */
export function useSaveCertificate() {
  return useMutation({
    mutationFn: (absenceId: string) =>
      saveFile(
        api.GET('/api/absences/downloadCertificate/{absence_id}', {
          params: { path: { absence_id: absenceId } },
          ...asFile,
        }),
      ),
  });
}

/** What the owner of an absence does with its certificate. */
export function useCertificate(absenceId: string) {
  const { formatMessage: t } = useIntl();
  const queryClient = useQueryClient();
  const onSettled = () => queryClient.invalidateQueries(queriesOf('absences'));
  const attach = useMutation({
    mutationFn: (file: File) => attachCertificate(absenceId, file),
    onSuccess: () => notify.success(t(messages.kept)),
    onSettled,
  });
  const remove = useMutation({
    ...apiMutation(removeCertificate),
    onSuccess: () => notify.success(t(messages.removed)),
    onSettled,
  });
  const save = useSaveCertificate();
  return {
    attach,
    save,
    isRemoving: remove.isPending,
    remove: () => remove.mutate({ params: { path: { absence_id: absenceId } } }),
    error: attach.error ?? remove.error ?? save.error,
  };
}
