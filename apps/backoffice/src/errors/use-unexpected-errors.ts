import { hasOwnWindow, isApiProblem, useProblemText } from '@dosar/api-client';
import { notify } from '@dosar/design-system';
import { useLayoutEffect } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';

/** Tells of what broke while nobody was waiting for it (X11): a press of a button would do nothing, without a word. */
export function useUnexpectedErrors(): void {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  // From the moment the page is there, not from a while after.
  useLayoutEffect(
    function tellUnexpectedErrors() {
      const tell = (error: unknown) => {
        // Others are no faults of the page: a browser's own remark, a call that was given up.
        if (!(error instanceof Error) || error.name === 'AbortError') return;
        if (!isApiProblem(error)) {
          notify.error({ message: t(messages.unexpected), type: `${error.name}: ${error.message}` });
          return;
        }
        // A network that is away has a banner.
        if (error.status !== 0 && !hasOwnWindow(error)) {
          const { customType: type, errorId } = error;
          notify.error({ message: problemText(error), type, errorId });
        }
      };
      const stop = new AbortController();
      const { signal } = stop;
      addEventListener('error', ({ error }) => tell(error), { signal });
      addEventListener('unhandledrejection', ({ reason }) => tell(reason), { signal });
      return () => stop.abort();
    },
    [t, problemText],
  );
}
