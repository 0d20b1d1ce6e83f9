import type { ChangeContext } from '../events/domain-event.ts';
import { extensionPoint } from '../extension-points/extension-point.ts';
import type { BrowserAddress, OutboxMessage } from './message-provider.ts';

/** A message of a claim file whose delivery begins. */
export type Departing = Pick<OutboxMessage, 'id' | 'kind' | 'to'> & { messageId: string };

/** What an area knows of messages that are about to leave: much may have changed since one was written. */
export type DepartureRule = {
  /** Whether its reader still wants it. What nobody wants is dropped; the area says so where it is looked for. */
  mayLeave: (context: ChangeContext, departing: Departing) => Promise<boolean>;
  /** Where the news for a registered browser go now; undefined where it is registered no more. */
  findBrowser?: (context: ChangeContext, id: string) => Promise<BrowserAddress | undefined>;
};

/** Every rule that a message of a claim file is held against before it leaves. */
export const departureRules = extensionPoint<DepartureRule>('kernel.departure-rules');

/** Whether every rule lets a message leave. */
export async function mayLeave(context: ChangeContext, departing: Departing): Promise<boolean> {
  for (const rule of departureRules.entries()) if (!(await rule.mayLeave(context, departing))) return false;
  return true;
}

/** Where the news for a registered browser go, by the rule of the area that keeps browsers. */
export async function findBrowser(context: ChangeContext, id: string): Promise<BrowserAddress | undefined> {
  for (const rule of departureRules.entries()) {
    const found = await rule.findBrowser?.(context, id);
    if (found !== undefined) return found;
  }
  return undefined;
}
