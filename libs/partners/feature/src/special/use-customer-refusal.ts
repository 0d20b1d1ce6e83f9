import { isApiProblem, useProblemText } from '@dosar/api-client';
import { useIntl } from 'react-intl';
import { messages as packMessages } from '../pack/pack-messages.ts';
import { messages as importMessages } from '../plates/import-messages.ts';
import { messages as ruleMessages } from '../rules/rule-messages.ts';
import { messages as rematchMessages } from '../rematch/rematch-messages.ts';
import { messages } from './entry-messages.ts';

const refusals = {
  match_known: messages.known,
  rule_known: ruleMessages.known,
  too_many: messages.tooMany,
  plates_changed: importMessages.stale,
  check_running: rematchMessages.running,
  check_outdated: rematchMessages.outdated,
  nothing_open: rematchMessages.nothingOpen,
  pack_sent: packMessages.sentBefore,
  no_recipients: packMessages.noRecipients,
  discreet: packMessages.notAllowed,
};

/** Gives the words for what the server does not do to a special customer. */
export function useCustomerRefusal(): (error: unknown) => string {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  return (error) => {
    if (isApiProblem(error, 'special_customer_rule')) {
      const refusal = Object.entries(refusals).find(([code]) => code === error.context['reason']);
      if (refusal) return t(refusal[1]);
    }
    return problemText(error);
  };
}
