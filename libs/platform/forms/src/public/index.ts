export { exactCode } from '../exact-code.ts';
export { reason } from '../reason.ts';
export { useOneAnswer } from './use-one-answer.ts';
