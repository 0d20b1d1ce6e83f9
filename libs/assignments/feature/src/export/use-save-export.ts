import { downloadExport, hasOwnWindow, saveFile, useProblemText } from '@dosar/api-client';
import { notify } from '@dosar/design-system';

/** Saves the file of an export on the reader's device; says so where it cannot. */
export function useSaveExport() {
  const problemText = useProblemText();
  return (exportId: string) =>
    saveFile(downloadExport, { path: { export_id: exportId } }).catch((problem: unknown) => {
      if (!hasOwnWindow(problem)) notify.warning(problemText(problem));
    });
}
