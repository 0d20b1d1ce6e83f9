import { requiredText } from '@dosar/forms';

/** Why files are linked, or no longer. */
export const reasonAnswer = requiredText({ min: 3, max: 300 });
