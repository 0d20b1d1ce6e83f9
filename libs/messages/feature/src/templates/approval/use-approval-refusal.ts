import { isApiProblem, useProblemText } from '@dosar/api-client';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';

const refusals = {
  needs_approval: messages.needsApproval,
  nobody_else: messages.nobodyElse,
  own_draft: messages.ownDraft,
  others_draft: messages.othersDraft,
  not_waiting: messages.notWaiting,
  outdated: messages.outdated,
};

/** Gives the words for what the server refuses about the approval of texts. */
export function useApprovalRefusal(): (error: unknown) => string {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  return (error) => {
    if (isApiProblem(error, 'template_approval_rule')) {
      const refusal = Object.entries(refusals).find(([code]) => code === error.context['reason']);
      if (refusal) return t(refusal[1]);
    }
    return problemText(error);
  };
}
