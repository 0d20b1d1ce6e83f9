import { useAgendaDay } from '@dosar/worklist-feature';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';
import { lazyWindow } from './windows/lazy-window.tsx';
import { WindowButton } from './windows/window-button.tsx';

const AgendaWindow = lazyWindow(
  async () => (await import('@dosar/worklist-feature/day-agenda')).DayAgendaPanel,
);

/** Opens what the day holds, from any page (S11). */
export function DayAgendaButton() {
  const { formatMessage: t } = useIntl();
  const { day, openToday } = useAgendaDay();
  return (
    <WindowButton icon="event" label={t(messages.dayAgenda)} isOpen={day !== undefined} onOpen={openToday} />
  );
}

/** The panel beside the page; the address says whether it is open. */
export function DayAgendaWindow() {
  const { day, close } = useAgendaDay();
  return <AgendaWindow open={day !== undefined} onClose={close} />;
}
