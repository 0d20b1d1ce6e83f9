import { personalNumbers } from '../kernel/keys/personal-numbers.ts';

/** The server key of the template database and of every API that is tested over a copy of it, as settings carry it. */
export const testServerKey = 'kX2vT7pQmZr4LwYb9cNfHs6JdGe1AuVi3oRqKtWxM0E=';

/** The personal numbers of the demo world of tests. */
export const testNumbers = personalNumbers(Buffer.from(testServerKey, 'base64'));
