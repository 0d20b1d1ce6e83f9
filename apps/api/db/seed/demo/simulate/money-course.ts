import { localDateOf } from '@dosar/kernel/zone';
import type { CourseFacts, Inspection } from './course-facts.ts';
import { after, around, handle, newWork, reach, soon, statusOf } from './course-steps.ts';
import type { SimulatedWork } from './simulated-file.ts';

/** Calculates the compensation, has some offers approved in a liquidation, and sends the offer to the claimant. */
export function offer(facts: CourseFacts, inspected: Inspection, at: Date) {
  const { office, random, payers } = facts;
  const { file, handling } = inspected;
  const liquidation = random.chance(0.6) ? newWork(file, 'liquidation', 'new', at) : undefined;
  if (liquidation === undefined) handle(facts, handling, at, 25, send);
  else {
    liquidation.owner = office.choose(payers, localDateOf(at));
    handle(facts, liquidation, at, 25, (calculatedAt, by) => {
      reach(liquidation, 'calculation', calculatedAt, by);
      reach(liquidation, 'approval', soon(random, calculatedAt), by);
      handle(facts, liquidation, soon(random, calculatedAt), 8, send);
    });
  }

  function send(offeredAt: Date, by: string): void {
    if (statusOf(handling) === 'waiting_documents') {
      // The offer waits for the missing papers.
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
        // The handler settles the dispute by telephone, so on a working day.
        handle(facts, handling, agreedAt, 20, (settledAt) => {
          file.answeredAt = settledAt;
          settle(facts, inspected, liquidation, settledAt);
        });
      });
      return undefined;
    });
  }
}

/** Orders the accepted payment, records its execution by the bank, and closes the file. */
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
      // Some files stay open until the final invoice of the shop arrives.
      const invoiceAt = random.chance(0.2) ? after(paidAt, around(random, 11, 0.6)) : paidAt;
      handle(facts, handling, invoiceAt, 12, (closedAt, by2) => {
        reach(handling, 'closed', closedAt, by2);
        file.closedAt = closedAt;
      });
    });
  });
}
