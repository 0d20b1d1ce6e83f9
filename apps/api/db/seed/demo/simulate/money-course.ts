import { localDateOf } from '@dosar/kernel/zone';
import {
  after,
  around,
  handle,
  newWork,
  reach,
  soon,
  statusOf,
  type CourseFacts,
  type Inspection,
} from './course-steps.ts';
import type { SimulatedWork } from './simulated-file.ts';

/** The sum is reckoned, a larger one is approved by somebody else, and the claimant gets the offer. */
export function offer(facts: CourseFacts, inspected: Inspection, at: Date) {
  const { office, random, payers } = facts;
  const { file, handling } = inspected;
  const liquidation = random.chance(0.6) ? newWork(file, 'liquidation', 'new', at) : undefined;
  if (liquidation === undefined) handle(facts, handling, at, 25, send);
  else {
    liquidation.owner = office.choose(payers, localDateOf(at));
    handle(facts, liquidation, at, 25, (reckonedAt, by) => {
      reach(liquidation, 'calculation', reckonedAt, by);
      reach(liquidation, 'approval', soon(random, reckonedAt), by);
      handle(facts, liquidation, soon(random, reckonedAt), 8, send);
    });
  }

  function send(offeredAt: Date, by: string): void {
    if (statusOf(handling) === 'waiting_documents') {
      // Without the papers there is no offer.
      handle(facts, handling, office.workingMoment(offeredAt, 1), 4, send);
      return;
    }
    if (liquidation) reach(liquidation, 'offer_sent', offeredAt, by);
    reach(handling, 'offer_issued', offeredAt, by);
    file.offeredAt = offeredAt;
    office.later(after(offeredAt, around(random, 5.5, 0.75)), (answeredAt) => {
      file.answeredAt = answeredAt;
      if (!random.chance(0.07)) return settle(facts, inspected, liquidation, answeredAt);
      reach(handling, 'contested', answeredAt, undefined);
      if (liquidation) reach(liquidation, 'contested', answeredAt, undefined);
      office.later(after(answeredAt, around(random, 9, 0.5)), (agreedAt) => {
        // What was contested is settled on the telephone, so on a working day.
        handle(facts, handling, agreedAt, 20, (settledAt) => {
          file.answeredAt = settledAt;
          settle(facts, inspected, liquidation, settledAt);
        });
      });
      return undefined;
    });
  }
}

/** What was accepted is ordered, paid by another person, and the file is closed. */
function settle(
  facts: CourseFacts,
  inspected: Inspection,
  liquidation: SimulatedWork | undefined,
  acceptedAt: Date,
) {
  const { office, random, payers } = facts;
  const { file, handling } = inspected;
  reach(handling, 'accepted', acceptedAt, undefined);
  if (liquidation) reach(liquidation, 'accepted', acceptedAt, undefined);
  const payment = newWork(file, 'payment', 'new', acceptedAt);
  payment.owner = office.choose(payers, localDateOf(acceptedAt));
  handle(facts, handling, acceptedAt, 12, (orderedAt, by) => {
    reach(handling, 'payment_ordered', orderedAt, by);
    if (liquidation) reach(liquidation, 'payment_ordered', orderedAt, by);
    reach(payment, 'waiting', orderedAt, by);
    file.orderedAt = orderedAt;
    const bankDay = office.workingMoment(orderedAt, random.chance(0.7) ? 1 : 2);
    office.later(bankDay, (paidAt) => {
      reach(payment, 'finished', paidAt, undefined);
      reach(handling, 'paid', paidAt, undefined);
      file.paidAt = paidAt;
      // Some wait for the final invoice of the shop.
      const invoiceAt = random.chance(0.2) ? after(paidAt, around(random, 11, 0.6)) : paidAt;
      handle(facts, handling, invoiceAt, 12, (closedAt, by2) => {
        reach(handling, 'closed', closedAt, by2);
        file.closedAt = closedAt;
      });
    });
  });
}
