import { Button, Icon, Menu, MenuItem } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { messages as fileMessages } from '../files/messages.ts';
import { useFileActs } from '../files/use-file-acts.ts';
import { FavouriteButton } from '../own/favourite-button.tsx';
import { messages as ownMessages } from '../own/messages.ts';
import { SaveSetDialog } from '../own/save-set-dialog.tsx';
import { messages as scheduleMessages } from '../schedule/messages.ts';
import { ScheduleDialog } from '../schedule/schedule-dialog.tsx';
import { messages } from './messages.ts';
import { useExport } from './use-export.ts';

/** What can be done with a report: keep it, have it sent, take it out. */
export function ReportActions({ answer }: { answer: Schema<'ReportAnswer'> }) {
  const { formatMessage: t } = useIntl();
  const saving = useExport(answer);
  const { start } = useFileActs();
  const [asked, setAsked] = useState<'schedule' | 'set'>();
  const close = () => setAsked(undefined);
  return (
    <>
      <FavouriteButton state={answer.state} name={answer.name} />
      <Button variant="quiet" icon="schedule" onClick={() => setAsked('schedule')}>
        {t(scheduleMessages.add)}
      </Button>
      <Button variant="quiet" onClick={() => setAsked('set')}>
        {t(ownMessages.save)}
      </Button>
      <Button icon="download" loading={saving.format !== undefined} onClick={() => saving.save('xlsx')}>
        {t(messages.exportXlsx)}
      </Button>
      <Menu label={t(messages.formats)} look="chip" button={<Icon name="expand_more" />}>
        <MenuItem onSelect={() => saving.save('csv')}>{t(messages.exportCsv)}</MenuItem>
        <MenuItem onSelect={() => saving.save('pdf')}>{t(messages.exportPdf)}</MenuItem>
        {answer.cases_column !== null &&
          (['xlsx', 'csv'] as const).map((format) => (
            <MenuItem key={format} onSelect={() => void start(answer, format)}>
              {t(fileMessages.all, { format: format.toUpperCase() })}
            </MenuItem>
          ))}
      </Menu>
      {asked === 'schedule' && <ScheduleDialog open report={answer} onClose={close} />}
      <SaveSetDialog open={asked === 'set'} answer={answer} onClose={close} />
    </>
  );
}
