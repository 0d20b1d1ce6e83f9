import { defineMessage, defineMessages } from 'react-intl';

/** Words of the forms of a status and of a step. */
export const itemMessages = {
  ...defineMessages({
    name_ro: {
      id: 'assignments.process.item.nameRo',
      description: 'Label of a field in the process editor',
      defaultMessage: 'Name in Romanian',
    },
    name_en: {
      id: 'assignments.process.item.nameEn',
      description: 'Label of a field in the process editor',
      defaultMessage: 'Name in English',
    },
    color: {
      id: 'assignments.process.item.color',
      description: 'Label of the colour of a status in the process editor',
      defaultMessage: 'Colour',
    },
    pickColor: {
      id: 'assignments.process.item.pickColor',
      description: 'Button that opens the colour picker',
      defaultMessage: 'Pick a colour',
    },
    category_code: {
      id: 'assignments.process.item.categoryCode',
      description: 'Label: in which phase work in the status is',
      defaultMessage: 'Phase',
    },
    waiting_on: {
      id: 'assignments.process.item.waitingOn',
      description: 'Label: on whom work in the status usually waits',
      defaultMessage: 'Waits for',
    },
    nobody: {
      id: 'assignments.process.item.nobody',
      description: 'Choice: the work waits for nobody',
      defaultMessage: 'Nobody',
    },
    sla_hours: {
      id: 'assignments.process.item.slaHours',
      description: 'Label: how many hours work should stay in the status at most',
      defaultMessage: 'Usual time, in hours',
    },
    trackerGroup: {
      id: 'assignments.process.item.trackerGroup',
      description: 'Heading of what claimants see while work is in the status',
      defaultMessage: 'What the claimant sees',
    },
    tracker_step: {
      id: 'assignments.process.item.trackerStep',
      description: 'Label: the step of the tracker that the status shows',
      defaultMessage: 'Step of the tracker',
    },
    noTrackerStep: {
      id: 'assignments.process.item.noTrackerStep',
      description: 'Choice: claimants see nothing of the status',
      defaultMessage: 'None: the claimant sees nothing of it',
    },
    tracker_event_title_ro: {
      id: 'assignments.process.item.trackerEventTitleRo',
      description: 'Label of a text that claimants read',
      defaultMessage: 'Title in Romanian',
    },
    tracker_event_title_en: {
      id: 'assignments.process.item.trackerEventTitleEn',
      description: 'Label of a text that claimants read',
      defaultMessage: 'Title in English',
    },
    tracker_event_description_ro: {
      id: 'assignments.process.item.trackerEventDescriptionRo',
      description: 'Label of a text that claimants read',
      defaultMessage: 'Message in Romanian',
    },
    tracker_event_description_en: {
      id: 'assignments.process.item.trackerEventDescriptionEn',
      description: 'Label of a text that claimants read',
      defaultMessage: 'Message in English',
    },
    tracker_next_step_title_ro: {
      id: 'assignments.process.item.trackerNextStepTitleRo',
      description: 'Label of a text that claimants read about what comes next',
      defaultMessage: 'What comes next, in Romanian',
    },
    tracker_next_step_title_en: {
      id: 'assignments.process.item.trackerNextStepTitleEn',
      description: 'Label of a text that claimants read about what comes next',
      defaultMessage: 'What comes next, in English',
    },
    tracker_next_step_description_ro: {
      id: 'assignments.process.item.trackerNextStepDescriptionRo',
      description: 'Label of a text that claimants read about what comes next',
      defaultMessage: 'More about it, in Romanian',
    },
    tracker_next_step_description_en: {
      id: 'assignments.process.item.trackerNextStepDescriptionEn',
      description: 'Label of a text that claimants read about what comes next',
      defaultMessage: 'More about it, in English',
    },
    helpGroup: {
      id: 'assignments.process.item.helpGroup',
      description: 'Heading of the texts that colleagues read at the status',
      defaultMessage: 'Help for colleagues',
    },
    help_html_ro: {
      id: 'assignments.process.item.helpHtmlRo',
      description: 'Label of the help of a status',
      defaultMessage: 'Help in Romanian',
    },
    help_html_en: {
      id: 'assignments.process.item.helpHtmlEn',
      description: 'Label of the help of a status',
      defaultMessage: 'Help in English',
    },
    from_status_code: {
      id: 'assignments.process.item.fromStatusCode',
      description: 'Label: the status that a step leads out of',
      defaultMessage: 'From status',
    },
    to_status_code: {
      id: 'assignments.process.item.toStatusCode',
      description: 'Label: the status that a step leads into',
      defaultMessage: 'To status',
    },
    role_codes: {
      id: 'assignments.process.item.roleCodes',
      description: 'Label: the roles that may take a step; nobody named means everybody',
      defaultMessage: 'Who may (nobody named: any colleague)',
    },
    anyManager: {
      id: 'assignments.process.item.anyManager',
      description: 'Choice among the roles: managers of any area',
      defaultMessage: 'Any manager',
    },
    conditions: {
      id: 'assignments.process.item.conditions',
      description: 'Heading of what has to hold before a step',
      defaultMessage: 'Conditions, all required',
    },
    effects: {
      id: 'assignments.process.item.effects',
      description: 'Heading of what happens with a step',
      defaultMessage: 'Effects',
    },
    addCondition: {
      id: 'assignments.process.item.addCondition',
      description: 'Label of the choice that adds a condition',
      defaultMessage: 'Add a condition',
    },
    addEffect: {
      id: 'assignments.process.item.addEffect',
      description: 'Label of the choice that adds an effect',
      defaultMessage: 'Add an effect',
    },
    is_reason_required: {
      id: 'assignments.process.item.isReasonRequired',
      description: 'Checkbox of a step',
      defaultMessage: 'Asks for a reason',
    },
    asks_whom: {
      id: 'assignments.process.item.asksWhom',
      description: 'Checkbox of a step',
      defaultMessage: 'Asks for whom it waits',
    },
    confirm_text_ro: {
      id: 'assignments.process.item.confirmTextRo',
      description: 'Label of the question that is asked before a step',
      defaultMessage: 'Question before the step, in Romanian',
    },
    confirm_text_en: {
      id: 'assignments.process.item.confirmTextEn',
      description: 'Label of the question that is asked before a step',
      defaultMessage: 'Question before the step, in English',
    },
    keep: {
      id: 'assignments.process.item.keep',
      description: 'Button that stores an item in the draft',
      defaultMessage: 'Save in the draft',
    },
    kept: {
      id: 'assignments.process.item.kept',
      description: 'Notice after an item was stored in the draft',
      defaultMessage: 'Saved in the draft.',
    },
    removeStatus: {
      id: 'assignments.process.item.removeStatus',
      description: 'Button that takes a status out of the draft, with the steps that lead to and from it',
      defaultMessage: 'Take the status and its steps out',
    },
    removeStep: {
      id: 'assignments.process.item.removeStep',
      description: 'Button that takes a step out of the draft',
      defaultMessage: 'Take the step out',
    },
  }),
  followsEvent: defineMessage<{ event: string }>({
    id: 'assignments.process.item.followsEvent',
    description: 'The product takes this step by itself after an event, whose code follows',
    defaultMessage: 'The product takes this step by itself after {event}.',
  }),
};
