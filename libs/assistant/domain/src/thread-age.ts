import { addDays, type LocalDate } from '@dosar/kernel/dates';

/** Whether a conversation is over: its last message is from before yesterday (specification T5, K8). */
export function isThreadOver(lastDay: LocalDate, today: LocalDate, isInitialOnly: boolean): boolean {
  return !isInitialOnly && lastDay < addDays(today, -1);
}
