import { totalLossApproved } from '../assessment/events.ts';
import { specialCustomerMatched } from '../partners/events.ts';
import { moneyChanged } from '../settlement/events.ts';
import { clockChanged } from '../workload/events.ts';
import { setAmounts, setLegalDueDate, setSpecialCustomer, setTotalLoss } from './claim-file-repository.ts';

/** What other areas find out about a claim file and lists show of it. */
export const followedFacts = [
  clockChanged.follow(({ tx, caller: { orgId } }, { claimFileId, legalDueDate }) =>
    setLegalDueDate(tx, { orgId, claimFileId }, legalDueDate),
  ),
  specialCustomerMatched.follow(({ tx, caller: { orgId } }, { claimFileId, specialCustomerId }) =>
    setSpecialCustomer(tx, { orgId, claimFileId }, specialCustomerId),
  ),
  totalLossApproved.follow(({ tx, caller: { orgId } }, { claimFileId }) =>
    setTotalLoss(tx, { orgId, claimFileId }),
  ),
  moneyChanged.follow(({ tx, caller: { orgId } }, { claimFileId, ...amounts }) =>
    setAmounts(tx, { orgId, claimFileId }, amounts),
  ),
];
