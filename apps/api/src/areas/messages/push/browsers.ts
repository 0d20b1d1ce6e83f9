import { departureRules } from '#src/kernel/outbox/departure-rules.ts';
import { stillWanted } from '../send/still-wanted.ts';
import { findBrowserAddress } from './push-repository.ts';

/** What is asked when a message leaves: whether its reader still wants it, and where a browser is told now. */
export const departures = [
  stillWanted,
  departureRules.entry({
    mayLeave: () => Promise.resolve(true),
    findBrowser: ({ tx, caller }, id) => findBrowserAddress(tx, caller.orgId, id),
  }),
];
