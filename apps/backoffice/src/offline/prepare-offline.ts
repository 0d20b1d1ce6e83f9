import type { Session } from '@dosar/auth';
import type { QueryClient } from '@tanstack/react-query';
import { keepAnswers } from './kept-answers.ts';
import { registerServiceWorker } from './register-service-worker.ts';

/** Has code and answers kept for a page that is loaded again without a network. */
export function prepareOffline(queryClient: QueryClient, staff: Session): void {
  keepAnswers(queryClient, staff);
  registerServiceWorker(staff);
}
