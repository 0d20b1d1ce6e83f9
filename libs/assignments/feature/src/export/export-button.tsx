import { Button } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import type { ExportedList } from './export-dialog.tsx';
import { messages } from './messages.ts';
import { useExport } from './use-export.tsx';

/** Takes a list out into a file; nothing for whoever may only look. */
export function ExportButton(list: ExportedList) {
  const { formatMessage: t } = useIntl();
  const { ask, dialog } = useExport(list);
  if (!ask) return null;
  return (
    <>
      <Button variant="quiet" icon="download" onClick={ask}>
        {t(messages.export)}
      </Button>
      {dialog}
    </>
  );
}
