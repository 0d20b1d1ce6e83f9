import {
  addAnnotation,
  apiMutation,
  apiQuery,
  browseAnnotations,
  hasOwnWindow,
  queriesOf,
  removeAnnotation,
  useProblemText,
} from '@dosar/api-client';
import { useCan } from '@dosar/auth';
import { notify } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';

export type Mark = Schema<'Annotation'>;
export type MarkShape = Schema<'AnnotationShape'>;

/** The marks above a document, and how they are changed; what was done can be undone at once. */
export function useAnnotations(documentId: string) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const queryClient = useQueryClient();
  const params = { path: { document_id: documentId } };
  const marks = useQuery(apiQuery(browseAnnotations, { params }));
  const adding = useMutation(apiMutation(addAnnotation));
  const removing = useMutation(apiMutation(removeAnnotation));
  const refresh = () => queryClient.invalidateQueries(queriesOf('documents'));

  const attempt = async (act: () => Promise<unknown>) => {
    try {
      await act();
    } catch (problem) {
      if (!hasOwnWindow(problem)) notify.warning(problemText(problem));
    }
    await refresh();
  };
  const add = (shape: MarkShape, label?: string) =>
    attempt(() =>
      adding.mutateAsync({ params, body: { shape, ...(label !== undefined && label !== '' && { label }) } }),
    );
  const remove = (mark: Mark) =>
    attempt(async () => {
      await removing.mutateAsync({ params: { path: { annotation_id: mark.annotation_id } } });
      const restore = () => void add(mark.shape, mark.label ?? undefined);
      notify.success(t(messages.markRemoved), { label: t(messages.undo), run: restore });
    });
  return { marks: marks.data ?? [], mayMark: useCan(addAnnotation), add, remove };
}
