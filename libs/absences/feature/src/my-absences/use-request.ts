import { apiMutation, apiQuery, previewAbsence, queriesOf, saveAbsence } from '@dosar/api-client';
import { notify } from '@dosar/design-system';
import { isLocalDate } from '@dosar/kernel/dates';
import type { Schema } from '@dosar/openapi';
import { keepPreviousData, skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { periodOf, type PeriodText } from './period-fields.tsx';
import { messages as certificateMessages } from '../certificate/messages.ts';
import { attachCertificate } from '../certificate/use-certificate.ts';
import { messages } from './request-messages.ts';

/** What is filled in about an absence, as it is being typed. */
export type Answers = {
  typeCode: Schema<'AbsenceTypeCode'>;
  days: PeriodText;
  deputy: string;
  note: string;
  certificate: string;
  /** Why more days are taken than are left. */
  exception: string;
  /** The certificate itself; it follows the request. */
  file: File | undefined;
};

/** The answers of a stored draft, or those of a new request. */
export function answersOf(absence: Schema<'Absence'> | undefined): Answers {
  return {
    typeCode: absence?.absence_type_code ?? 'rest',
    days: {
      from: absence?.date_from ?? '',
      to: absence?.date_to ?? '',
      first: absence?.first_part ?? 'whole',
      last: absence?.last_part ?? 'whole',
    },
    deputy: absence?.replacement?.user_id ?? '',
    note: absence?.note ?? '',
    certificate: absence?.certificate_no ?? '',
    exception: absence?.balance_exception ?? '',
    file: undefined,
  };
}

type RequestOf = { absence: Schema<'Absence'> | undefined; personId: string | undefined; onDone: () => void };

/** What a request means as soon as its days are whole, and how it is sent or kept. */
export function useRequest(typed: Answers, { absence, personId, onDone }: RequestOf) {
  const { formatMessage: t } = useIntl();
  const queryClient = useQueryClient();
  const { from, to } = typed.days;
  const isWhole = isLocalDate(from) && isLocalDate(to === '' ? from : to);
  const wanted = {
    ...(personId !== undefined && { user_id: personId }),
    ...(absence && { absence_id: absence.absence_id }),
    absence_type_code: typed.typeCode,
    ...periodOf(typed.days),
  };
  const query = apiQuery(previewAbsence, { body: wanted });
  const preview = useQuery({
    ...(isWhole ? query : { ...query, queryFn: skipToken }),
    placeholderData: isWhole ? keepPreviousData : undefined,
  });
  const save = useMutation({
    ...apiMutation(saveAbsence),
    onSuccess: async (saved, { body }) => {
      if (typed.file)
        await attachCertificate(saved.absence_id, typed.file).catch(() =>
          notify.warning(t(certificateMessages.notAttached)),
        );
      notify.success(t(body.send ? messages.sent : messages.kept));
      await queryClient.invalidateQueries(queriesOf('absences', 'worklist'));
      onDone();
    },
  });
  const data = isWhole ? preview.data : undefined;
  const note = typed.note.trim();
  const certificate = typed.certificate.trim();
  const exception = typed.exception.trim();
  const isExceeded = data?.balances.some(({ after }) => after < 0) === true;
  return {
    isWhole,
    preview,
    data,
    save,
    isExceeded,
    canSend:
      data?.fault === null &&
      data.clash === null &&
      !preview.isPlaceholderData &&
      (!isExceeded || exception.length >= 3),
    send: (isSent: boolean) =>
      save.mutate({
        body: {
          ...wanted,
          ...(absence && { row_version: absence.row_version }),
          replacement_user_id: data?.candidates.some((person) => person.user_id === typed.deputy)
            ? typed.deputy
            : null,
          ...(note !== '' && { note }),
          ...(isExceeded && exception.length >= 3 && { balance_exception: exception }),
          ...(certificate !== '' && { certificate_no: certificate }),
          send: isSent,
        },
      }),
  };
}
