import { SidePanel } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { DayAgenda } from './day-agenda.tsx';
import { DaySwitch } from './day-switch.tsx';
import { messages } from './messages.ts';
import { useAgendaDay } from './use-agenda-day.ts';

/** What a day holds, beside any page (S11): the day is in the address. */
export function DayAgendaPanel() {
  const { formatMessage: t } = useIntl();
  const { day, show, close } = useAgendaDay();
  return (
    <SidePanel open={day !== undefined} title={t(messages.title)} onClose={close}>
      {day !== undefined && (
        <>
          <DaySwitch day={day} onShow={show} />
          <DayAgenda day={day} />
        </>
      )}
    </SidePanel>
  );
}
