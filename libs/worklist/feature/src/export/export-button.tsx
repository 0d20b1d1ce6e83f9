import { IconButton } from '@dosar/design-system';
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
      <IconButton icon="download" label={t(messages.export)} onClick={ask} />
      {dialog}
    </>
  );
}
