import { isLocalDate, type LocalDate } from '@dosar/kernel/dates';
import { localDateOf } from '@dosar/kernel/zone';
import { useSearchParams } from 'react-router';

const param = 'agenda';

/**
 * The day whose agenda lies beside the page, as the address says: it survives a reload, and Back from a file that was
 * opened in it opens it again.
 */
export function useAgendaDay() {
  const [params, setParams] = useSearchParams();
  const given = params.get(param) ?? '';
  const write = (day: LocalDate | undefined, replace: boolean) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (day === undefined) after.delete(param);
        else after.set(param, day);
        return after;
      },
      { replace, preventScrollReset: true },
    );

  return {
    day: isLocalDate(given) ? given : undefined,
    openToday: () => write(localDateOf(new Date()), false),
    /** Another day of the open agenda; Back does not go through all of them. */
    show: (day: LocalDate) => write(day, true),
    close: () => write(undefined, true),
  };
}
