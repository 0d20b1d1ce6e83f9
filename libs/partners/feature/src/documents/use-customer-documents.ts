import {
  api,
  apiQuery,
  asFile,
  asUpload,
  browseCustomerDocuments,
  dataOf,
  queriesOf,
  saveFile,
} from '@dosar/api-client';
import { notify } from '@dosar/design-system';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useCustomerRefusal } from '../special/use-customer-refusal.ts';
import { messages } from './document-messages.ts';

const often = 3_000;

/** The documents of a customer, and what is done with them. */
export function useCustomerDocuments(customerId: string) {
  const { formatMessage: t } = useIntl();
  const refusalText = useCustomerRefusal();
  const queryClient = useQueryClient();
  const found = useQuery({
    ...apiQuery(browseCustomerDocuments, { params: { path: { special_customer_id: customerId } } }),
    refetchInterval: ({ state: { data } }) =>
      data?.documents.some(({ scan_state: scan }) => scan === 'pending') === true ? often : false,
  });
  const onError = (error: unknown) => notify.warning(refusalText(error));
  const onSettled = () => queryClient.invalidateQueries(queriesOf('partners'));
  const add = useMutation({
    mutationFn: (file: File) =>
      dataOf(
        api.POST('/api/specialCustomer/addCustomerDocument/{special_customer_id}', {
          params: {
            path: { special_customer_id: customerId },
            header: { 'Idempotency-Key': crypto.randomUUID() },
          },
          body: { file },
          ...asUpload(),
        }),
      ),
    onSuccess: () => notify.success(t(messages.added)),
    onError,
    onSettled,
  });
  const save = useMutation({
    mutationFn: (documentId: string) =>
      saveFile(
        api.GET('/api/specialCustomer/downloadCustomerDocument/{document_id}', {
          params: { path: { document_id: documentId } },
          ...asFile,
        }),
      ),
    onError,
  });
  const remove = useMutation({
    mutationFn: (documentId: string) =>
      dataOf(
        api.POST('/api/specialCustomer/removeCustomerDocument/{document_id}', {
          params: { path: { document_id: documentId } },
        }),
      ),
    onSuccess: () => notify.success(t(messages.removed)),
    onError,
    onSettled,
  });
  return { found, add, save, remove };
}
