import { defineMessage } from 'react-intl';

/** Words about the number that is told before the claim is registered. */
export const numberMessages = {
  given: defineMessage<{ time: string }>({
    id: 'fnol.intakeNumber.given',
    description: 'Beside the number of a claim that is not registered yet: since when it is reserved',
    defaultMessage: 'number given at {time}',
  }),
};
