import { api, asFile, hasOwnWindow, saveFile, useProblemText } from '@dosar/api-client';
import { notify } from '@dosar/design-system';

/** Saves the file of an export on the reader's device; says so where it cannot. */
export function useSaveExport() {
  const problemText = useProblemText();
  return (exportId: string) =>
    saveFile(
      api.GET('/api/assignment/downloadExport/{export_id}', {
        params: { path: { export_id: exportId } },
        ...asFile,
      }),
    ).catch((problem: unknown) => {
      if (!hasOwnWindow(problem)) notify.warning(problemText(problem));
    });
}
