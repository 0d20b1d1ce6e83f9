import type { ProblemMessages } from '@dosar/api-client';
import { defineMessages } from 'react-intl';

/** The words for what only this area refuses; `useProblemText` finds them by their ids. */
export const problemMessages: ProblemMessages<'messages'> = defineMessages({
  recipient_unconfirmed: {
    id: 'messages.problem.recipientUnconfirmed',
    description: 'A message to an address or number that nobody has confirmed was refused',
    defaultMessage:
      'An address or number is not confirmed. Choose to write to it all the same, or to another one.',
  },
  message_incomplete: {
    id: 'messages.problem.messageIncomplete',
    description: 'A message in whose text a variable has no value yet was refused',
    defaultMessage: 'The text still has a field without a value. Fill it before you send.',
  },
  confirmation_sent_enough: {
    id: 'messages.problem.confirmationSentEnough',
    description: 'The link that confirms an address was sent three times today',
    defaultMessage: 'The link was sent three times today. Call the person.',
  },
  template_approval_rule: {
    id: 'messages.problem.templateApprovalRule',
    description: 'A step of the approval of a text was refused',
    defaultMessage: 'A second person approves such texts. Open the template to see what it waits for.',
  },
  template_set_known: {
    id: 'messages.problem.templateSetKnown',
    description: 'The name of a set of templates that another set has was refused',
    defaultMessage: 'Another set has this name.',
  },
  template_variable_unknown: {
    id: 'messages.problem.templateVariableUnknown',
    description: 'A template with a variable that does not exist was refused',
    defaultMessage: 'The text has a variable that does not exist.',
  },
});
