import { defineMessages } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import type { FieldProblemCode } from '@dosar/openapi';

/** The words for every reason why one field is refused. */
export const fieldProblemMessages: Record<FieldProblemCode, MessageDescriptor> = defineMessages({
  required: {
    id: 'api-client.fieldProblem.required',
    description: 'A required value is missing',
    defaultMessage: 'Fill in this field.',
  },
  too_short: {
    id: 'api-client.fieldProblem.tooShort',
    description: 'The text has too few characters',
    defaultMessage: 'This is too short.',
  },
  too_long: {
    id: 'api-client.fieldProblem.tooLong',
    description: 'The text has too many characters',
    defaultMessage: 'This is too long.',
  },
  too_small: {
    id: 'api-client.fieldProblem.tooSmall',
    description: 'The number is below the minimum',
    defaultMessage: 'This number is too small.',
  },
  too_large: {
    id: 'api-client.fieldProblem.tooLarge',
    description: 'The number is above the maximum',
    defaultMessage: 'This number is too large.',
  },
  too_many: {
    id: 'api-client.fieldProblem.tooMany',
    description: 'The list has too many entries',
    defaultMessage: 'There are too many entries.',
  },
  invalid_format: {
    id: 'api-client.fieldProblem.invalidFormat',
    description: 'The text does not have the expected form',
    defaultMessage: 'This does not have the expected form.',
  },
  invalid_value: {
    id: 'api-client.fieldProblem.invalidValue',
    description: 'The value is not among the allowed ones',
    defaultMessage: 'This value is not accepted.',
  },
  unknown_field: {
    id: 'api-client.fieldProblem.unknownField',
    description: 'The server does not know the field',
    defaultMessage: 'The server does not know this field.',
  },
  unknown_code: {
    id: 'api-client.fieldProblem.unknownCode',
    description: 'The chosen entry of a list no longer exists',
    defaultMessage: 'This choice is no longer available. Choose again.',
  },
  in_the_future: {
    id: 'api-client.fieldProblem.inTheFuture',
    description: 'A date of the past was expected',
    defaultMessage: 'This is in the future.',
  },
  nonexistent_time: {
    id: 'api-client.fieldProblem.nonexistentTime',
    description: 'The hour that the change to summer time skips',
    defaultMessage: 'This time does not exist: the clock was put forward that night. Choose another.',
  },
  ambiguous_time: {
    id: 'api-client.fieldProblem.ambiguousTime',
    description: 'The hour that the change to winter time repeats',
    defaultMessage:
      'This time happened twice: the clock was put back that night. Choose a time before 03:00 or after 04:00.',
  },
  outdated: {
    id: 'api-client.fieldProblem.outdated',
    description: 'A newer version exists, such as of the notice that was accepted',
    defaultMessage: 'A newer version exists. Reload the page and accept it again.',
  },
});
