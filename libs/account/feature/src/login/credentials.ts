import type { Credentials } from '@dosar/auth';
import { requiredAnswers } from '@dosar/forms';
import { messages } from './login-messages.ts';

/** V1: what the login asks for. */
export const credentials = requiredAnswers<Credentials>({
  username: 'username_required',
  password: 'password_required',
});

/** The words for what is missing. */
export const credentialReasons = {
  username_required: messages.usernameRequired,
  password_required: messages.passwordRequired,
};
