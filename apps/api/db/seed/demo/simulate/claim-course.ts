import { dayLength } from '@dosar/kernel/dates';
import { localDateOf } from '@dosar/kernel/zone';
import type { CourseFacts, Inspection } from './course-facts.ts';
import { after, around, handle, newWork, reach, soon, statusOf } from './course-steps.ts';
import { offer } from './money-course.ts';
import type { SimulatedFile, SimulatedWork } from './simulated-file.ts';

/** Starts the course of a new claim with the review of its notice; the later steps follow as tasks and events. */
export function beginClaim(facts: CourseFacts, file: SimulatedFile): void {
  const { office, random, handlers } = facts;
  const notice = newWork(file, 'claim_notification', 'submitted', file.openedAt);
  const names = handlers.map(({ username }) => username);
  const review = (readyAt: Date) =>
    office.ask({
      who: notice.owner === undefined ? names : [notice.owner],
      minutes: 8,
      readyAt,
      dueOn: office.dueOn(readyAt, 24),
      act(at, by) {
        notice.owner ??= by;
        reach(notice, 'in_review', at, by);
        handle(facts, notice, soon(random, at), 12, (decidedAt, decidedBy) => decide(decidedAt, decidedBy));
      },
    });
  const decide = (at: Date, by: string) => {
    const isSecond = notice.reached.some(({ status }) => status === 'incomplete');
    const drawn = random.weighted({ accepted: 86, incomplete: 11, rejected: 2, duplicate: 1 });
    const verdict = isSecond && drawn === 'incomplete' ? 'accepted' : drawn;
    reach(notice, verdict, at, by);
    if (verdict === 'incomplete')
      office.later(after(at, around(random, 2, 0.7)), (answeredAt) => review(answeredAt));
    else if (verdict === 'accepted') accept(facts, file, at);
    else file.closedAt = at;
  };
  review(file.openedAt);
}

/** Opens the handling and the inspection of an accepted claim. */
function accept(facts: CourseFacts, file: SimulatedFile, acceptedAt: Date) {
  const { office, random } = facts;
  const day = localDateOf(acceptedAt);
  const handling = newWork(file, 'claim_handling', 'registered', acceptedAt);
  handling.owner = office.choose(facts.handlers, day);
  const inspection = newWork(file, 'assessment', 'to_schedule', acceptedAt);
  const assessor = office.choose(facts.assessors, day);
  office.ask({
    who: [handling.owner],
    minutes: 12,
    readyAt: acceptedAt,
    dueOn: office.dueOn(acceptedAt, 24),
    act(at, by) {
      // An assessor who booked the inspection first has already moved the handling on.
      if (statusOf(handling) === 'registered') reach(handling, 'open', at, by);
    },
  });
  office.ask({
    who: [assessor],
    minutes: 10,
    readyAt: after(acceptedAt, random.next() * 0.4),
    dueOn: office.dueOn(acceptedAt, 24),
    act(at, by) {
      inspection.owner = assessor;
      reach(handling, 'inspection', at, undefined);
      reach(inspection, 'scheduled', soon(random, at), by);
      const wanted = random.weighted({ 1: 26, 2: 34, 3: 22, 4: 8, 6: 6, 9: 4 });
      visit(facts, { file, handling, inspection, assessor }, facts.takeVisit(assessor, at, Number(wanted)));
    },
  });
}

/** Inspects the vehicle and issues the note. A no-show or a disassembly needs a second visit. */
function visit(facts: CourseFacts, inspected: Inspection, visitAt: Date) {
  const { office, random } = facts;
  const { file, inspection, assessor } = inspected;
  const remindedAt = after(visitAt, -0.8);
  if (random.chance(0.4) && remindedAt > (inspection.reached.at(-1)?.at ?? visitAt))
    office.later(remindedAt, (at) => confirm(inspection, at));
  office.later(visitAt, (at) => {
    const isFirst = !inspection.reached.some(({ status }) => status === 'no_show' || status === 'inspecting');
    if (isFirst && random.chance(0.05)) {
      reach(inspection, 'no_show', after(at, 0.02), assessor);
      const again = office.workingMoment(at, 1);
      office.later(again, (calledAt) => {
        reach(inspection, 'scheduled', calledAt, undefined);
        visit(facts, inspected, facts.takeVisit(assessor, calledAt, random.between(1, 4)));
      });
      return;
    }
    reach(inspection, 'inspecting', at, assessor);
    file.inspectedAt = at;
    const takesApart =
      random.chance(0.07) && !inspection.reached.some(({ status }) => status === 'disassembly_needed');
    if (takesApart) {
      reach(inspection, 'disassembly_needed', after(at, 0.03), assessor);
      visit(facts, inspected, facts.takeVisit(assessor, at, random.between(3, 5)));
      return;
    }
    office.ask({
      who: [assessor],
      minutes: 30,
      readyAt: after(at, 0.035),
      dueOn: office.dueOn(at, 24),
      act(notedAt, by) {
        reach(inspection, 'note_draft', notedAt, by);
        const issuedAt = soon(random, notedAt);
        reach(inspection, 'note_issued', issuedAt, by);
        file.notedAt = issuedAt;
        evaluate(facts, inspected, issuedAt);
        handle(facts, inspection, after(issuedAt, 0.05), 3, (finishedAt, finishedBy) =>
          reach(inspection, 'finished', finishedAt, finishedBy),
        );
      },
    });
  });
}

function confirm(inspection: SimulatedWork, at: Date) {
  if (statusOf(inspection) === 'scheduled') reach(inspection, 'confirmed', at, undefined);
}

/** Waits for the estimate of the shop. Some files also wait for papers or an investigation, and some end here. */
function evaluate(facts: CourseFacts, inspected: Inspection, at: Date) {
  const { office, random } = facts;
  const { file, handling, assessor } = inspected;
  reach(handling, 'evaluation', at, undefined);
  const end = random.weighted({ estimate: 930, rejected: 22, withdrawn: 20, suspended: 28 });
  if (end === 'suspended') return suspend(facts, inspected, at);
  if (end !== 'estimate')
    return handle(facts, handling, office.workingMoment(at, random.between(3, 12)), 15, (endedAt, by) => {
      reach(handling, end, endedAt, by);
      file.closedAt = endedAt;
    });
  if (random.chance(0.14)) {
    handle(facts, handling, office.workingMoment(at, 1), 8, (asked, by) => {
      if (statusOf(handling) !== 'evaluation') return;
      reach(handling, 'waiting_documents', asked, by);
      office.later(after(asked, around(random, 5, 0.8)), (sentAt) =>
        handle(facts, handling, sentAt, 10, (resumedAt, resumedBy) =>
          reach(handling, 'evaluation', resumedAt, resumedBy),
        ),
      );
    });
  }
  // Most shops need about a week, a few much longer.
  const isDisputed = random.chance(0.03);
  const arrivesAt = after(at, isDisputed ? around(random, 14, 0.4) : around(random, 5.5, 0.55));
  // Half of the undisputed estimates are agreed by the handler; the others get a review by the assessor.
  if (!isDisputed && random.chance(0.5)) {
    handle(facts, handling, arrivesAt, 12, (agreedAt) => {
      file.agreedAt = agreedAt;
      offer(facts, inspected, agreedAt);
    });
    return undefined;
  }
  const estimate = newWork(
    file,
    'estimate_review',
    'waiting_estimate',
    after(arrivesAt, -Math.min(1, (arrivesAt.getTime() - at.getTime()) / dayLength)),
  );
  estimate.owner = assessor;
  office.later(arrivesAt, (received) => {
    reach(estimate, 'received', received, undefined);
    reviewEstimate(facts, inspected, estimate, received, isDisputed);
  });
  return undefined;
}

function reviewEstimate(
  facts: CourseFacts,
  inspected: Inspection,
  estimate: SimulatedWork,
  readyAt: Date,
  isDisputed: boolean,
) {
  const { office, random } = facts;
  const { file, assessor } = inspected;
  office.ask({
    who: [assessor],
    minutes: 22,
    readyAt,
    dueOn: office.dueOn(readyAt, 48),
    act(at, by) {
      reach(estimate, 'in_review', at, by);
      const differs = isDisputed || random.chance(0.24);
      if (!differs) {
        reach(estimate, 'agreed', soon(random, at), by);
        file.agreedAt = soon(random, at);
        return offer(facts, inspected, file.agreedAt);
      }
      reach(estimate, 'differences_sent', soon(random, at), by);
      if (isDisputed)
        office.later(after(at, around(random, 4, 0.5)), (said) => {
          if (statusOf(estimate) === 'differences_sent') reach(estimate, 'disputed', said, undefined);
        });
      office.later(after(at, isDisputed ? around(random, 12, 0.5) : around(random, 2.2, 0.5)), (agreedAt) => {
        office.ask({
          who: [assessor],
          minutes: 12,
          readyAt: agreedAt,
          dueOn: office.dueOn(agreedAt, 24),
          act(doneAt, agreedBy) {
            reach(estimate, 'agreed', doneAt, agreedBy);
            file.agreedAt = doneAt;
            offer(facts, inspected, doneAt);
          },
        });
      });
      return undefined;
    },
  });
}

/** Suspends a claim for months, because the police or an expert has to answer; then it is rejected or offered. */
function suspend(facts: CourseFacts, inspected: Inspection, at: Date) {
  const { office, random } = facts;
  const { file, handling } = inspected;
  handle(facts, handling, office.workingMoment(at, 2), 15, (suspendedAt, by) => {
    reach(handling, 'suspended', suspendedAt, by);
    const investigation = newWork(file, 'investigation', 'new', suspendedAt);
    investigation.owner = handling.owner;
    reach(investigation, 'in_progress', soon(random, suspendedAt), by);
    reach(investigation, 'waiting', after(suspendedAt, 0.05), by);
    office.later(after(suspendedAt, around(random, 55, 0.5)), (answeredAt) =>
      handle(facts, handling, answeredAt, 25, (resumedAt, by2) => {
        reach(investigation, 'in_progress', resumedAt, by2);
        reach(investigation, 'finished', soon(random, resumedAt), by2);
        reach(handling, 'evaluation', resumedAt, by2);
        if (random.chance(0.4)) {
          file.agreedAt = soon(random, resumedAt);
          return offer(facts, inspected, file.agreedAt);
        }
        handle(facts, handling, soon(random, resumedAt), 15, (endedAt, by3) => {
          reach(handling, 'rejected', endedAt, by3);
          file.closedAt = endedAt;
        });
        return undefined;
      }),
    );
  });
}
