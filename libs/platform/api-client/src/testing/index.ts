export { mock, type MockAnswer, type MockRequest } from './mock.ts';
export { problem } from './problem.ts';
export type { SentForm } from './sent-form.ts';
