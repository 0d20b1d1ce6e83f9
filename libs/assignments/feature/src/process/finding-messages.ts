import { defineMessage } from 'react-intl';

/** What the check of a process says. */
export const findingMessages = {
  no_status: defineMessage<{ name: string; about: string }>({
    id: 'assignments.process.finding.noStatus',
    description: 'Finding of the check of a process',
    defaultMessage: 'The process has no status.',
  }),
  unreachable: defineMessage<{ name: string; about: string }>({
    id: 'assignments.process.finding.unreachable',
    description: 'Finding of the check of a process',
    defaultMessage: '“{name}” cannot be reached.',
  }),
  dead_end: defineMessage<{ name: string; about: string }>({
    id: 'assignments.process.finding.deadEnd',
    description: 'Finding of the check of a process: work in the status would never end',
    defaultMessage: 'Nothing leads from “{name}” to an end.',
  }),
  unknown_status: defineMessage<{ name: string; about: string }>({
    id: 'assignments.process.finding.unknownStatus',
    description: 'Finding of the check of a process',
    defaultMessage: '“{name}” leads to a status that is not there: {about}.',
  }),
  step_to_itself: defineMessage<{ name: string; about: string }>({
    id: 'assignments.process.finding.stepToItself',
    description: 'Finding of the check of a process',
    defaultMessage: '“{name}” leads back to its own status.',
  }),
  repeated_code: defineMessage<{ name: string; about: string }>({
    id: 'assignments.process.finding.repeatedCode',
    description: 'Finding of the check of a process',
    defaultMessage: 'The code of “{name}” is used twice.',
  }),
  missing_translation: defineMessage<{ name: string; about: string }>({
    id: 'assignments.process.finding.missingTranslation',
    description: 'Finding of the check of a process',
    defaultMessage: '“{name}” is missing in one of the languages.',
  }),
  missing_tracker_text: defineMessage<{ name: string; about: string }>({
    id: 'assignments.process.finding.missingTrackerText',
    description: 'Finding of the check of a process',
    defaultMessage: '“{name}” lacks words for the claimant in one of the languages.',
  }),
  missing_help: defineMessage<{ name: string; about: string }>({
    id: 'assignments.process.finding.missingHelp',
    description: 'Finding of the check of a process',
    defaultMessage: 'The help of “{name}” is there in one language only.',
  }),
  waits_for_nobody: defineMessage<{ name: string; about: string }>({
    id: 'assignments.process.finding.waitsForNobody',
    description: 'Finding of the check of a process',
    defaultMessage: '“{name}” waits, and nobody says for whom.',
  }),
  unknown_tracker_step: defineMessage<{ name: string; about: string }>({
    id: 'assignments.process.finding.unknownTrackerStep',
    description: 'Finding of the check of a process',
    defaultMessage: '“{name}” shows step {about} of the tracker, which is not there.',
  }),
  tracker_not_moved: defineMessage<{ name: string; about: string }>({
    id: 'assignments.process.finding.trackerNotMoved',
    description:
      'Finding of the check of a process: no step into the status has the effect that shows it to the claimant',
    defaultMessage: 'No step shows “{name}” to the claimant.',
  }),
  lost_tracker_step: defineMessage<{ name: string; about: string }>({
    id: 'assignments.process.finding.lostTrackerStep',
    description: 'Finding of the check of a process',
    defaultMessage: 'No status shows step {about} of the tracker any more.',
  }),
  nobody_may: defineMessage<{ name: string; about: string }>({
    id: 'assignments.process.finding.nobodyMay',
    description: 'Finding of the check of a process',
    defaultMessage: 'Nobody has a role that may take “{name}”: {about}.',
  }),
  role_without_member: defineMessage<{ name: string; about: string }>({
    id: 'assignments.process.finding.roleWithoutMember',
    description: 'Finding of the check of a process',
    defaultMessage: 'Nobody has the role {about}, which may take “{name}”.',
  }),
  rule_switched_off: defineMessage<{ name: string; about: string }>({
    id: 'assignments.process.finding.ruleSwitchedOff',
    description:
      'Finding of the check of a process: no area that is switched on brings the condition or effect',
    defaultMessage: '“{name}” needs {about}, which is switched off.',
  }),
  unknown_kind_of_work: defineMessage<{ name: string; about: string }>({
    id: 'assignments.process.finding.unknownKindOfWork',
    description: 'Finding of the check of a process',
    defaultMessage: '“{name}” opens work of a kind that does not exist: {about}.',
  }),
};

/** Why files would go another way in a draft. */
export const reasonMessages = {
  no_such_status: defineMessage<{ status: string; step: string; about: string }>({
    id: 'assignments.process.reason.noSuchStatus',
    description: 'Why files would go another way in the draft',
    defaultMessage: 'no status “{status}” any more',
  }),
  no_such_step: defineMessage<{ status: string; step: string; about: string }>({
    id: 'assignments.process.reason.noSuchStep',
    description: 'Why files would go another way in the draft',
    defaultMessage: 'no step “{step}” out of “{status}” any more',
  }),
  leads_elsewhere: defineMessage<{ status: string; step: string; about: string }>({
    id: 'assignments.process.reason.leadsElsewhere',
    description: 'Why files would go another way in the draft',
    defaultMessage: '“{step}” leads to {about} instead',
  }),
  new_condition: defineMessage<{ status: string; step: string; about: string }>({
    id: 'assignments.process.reason.newCondition',
    description: 'Why files would go another way in the draft',
    defaultMessage: '“{step}” would also ask: {about}',
  }),
  new_reason: defineMessage<{ status: string; step: string; about: string }>({
    id: 'assignments.process.reason.newReason',
    description: 'Why files would go another way in the draft',
    defaultMessage: '“{step}” would ask for a reason',
  }),
  other_effects: defineMessage<{ status: string; step: string; about: string }>({
    id: 'assignments.process.reason.otherEffects',
    description: 'Why files would go another way in the draft',
    defaultMessage: '“{step}” would do something else: {about}',
  }),
};
