import { api, asFile, hasOwnWindow, saveFile, useProblemText } from '@dosar/api-client';
import { notify } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useMutation } from '@tanstack/react-query';

type Format = Schema<'ReportFormat'>;

/** Saves the table of a report with exactly its parameters. */
export function useExport({ state, parameters }: Schema<'ReportAnswer'>) {
  const problemText = useProblemText();
  const saving = useMutation({
    networkMode: 'always',
    mutationFn: (format: Format) =>
      saveFile(
        api.POST('/api/report/export/{state}', {
          params: { path: { state } },
          body: { format, parameters },
          ...asFile,
        }),
      ),
    onError: (problem) => {
      if (!hasOwnWindow(problem)) notify.warning(problemText(problem));
    },
  });
  return {
    format: saving.isPending ? saving.variables : undefined,
    save: (format: Format) => saving.mutate(format),
  };
}
