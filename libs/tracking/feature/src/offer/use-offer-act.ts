import { isApiProblem, useProblemText } from '@dosar/api-client/client';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';

/** Runs one thing at a time, and says in words why it was refused. */
export function useOfferAct() {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  return {
    isBusy,
    refusal,
    run: async (act: () => Promise<unknown>, onDone?: () => void) => {
      setBusy(true);
      setRefusal(undefined);
      try {
        await act();
        onDone?.();
      } catch (error) {
        setRefusal(isApiProblem(error, 'money_rule') ? t(messages.notOpen) : problemText(error));
      } finally {
        setBusy(false);
      }
    },
  };
}
