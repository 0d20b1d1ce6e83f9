import { defineMessages } from 'react-intl';

/** What the values of a configured thing are called. */
export const valueMessages = defineMessages({
  amount_lei: {
    id: 'config.transfer.value.amountLei',
    description: 'A value of a configured thing',
    defaultMessage: 'Amount, lei',
  },
  is_active: {
    id: 'config.transfer.value.isActive',
    description: 'A value of a configured thing',
    defaultMessage: 'In use',
  },
  is_enabled: {
    id: 'config.transfer.value.isEnabled',
    description: 'A value of a configured thing',
    defaultMessage: 'Switched on',
  },
  subject: {
    id: 'config.transfer.value.subject',
    description: 'A value of a configured thing',
    defaultMessage: 'Subject',
  },
  body: {
    id: 'config.transfer.value.body',
    description: 'A value of a configured thing',
    defaultMessage: 'Text',
  },
  status_order: {
    id: 'config.transfer.value.statusOrder',
    description: 'A value of a configured thing',
    defaultMessage: 'Order of statuses',
  },
  category_code: {
    id: 'config.transfer.value.categoryCode',
    description: 'A value of a configured thing',
    defaultMessage: 'Phase',
  },
  waiting_on: {
    id: 'config.transfer.value.waitingOn',
    description: 'A value of a configured thing',
    defaultMessage: 'Waiting on',
  },
  sla_hours: {
    id: 'config.transfer.value.slaHours',
    description: 'A value of a configured thing',
    defaultMessage: 'Usual time, hours',
  },
  tracker_step: {
    id: 'config.transfer.value.trackerStep',
    description: 'A value of a configured thing',
    defaultMessage: 'Step of the tracker',
  },
  to_status_code: {
    id: 'config.transfer.value.toStatusCode',
    description: 'A value of a configured thing',
    defaultMessage: 'Leads to',
  },
  from_status_code: {
    id: 'config.transfer.value.fromStatusCode',
    description: 'A value of a configured thing',
    defaultMessage: 'Leads out of',
  },
  role_codes: {
    id: 'config.transfer.value.roleCodes',
    description: 'A value of a configured thing',
    defaultMessage: 'Who may',
  },
  conditions: {
    id: 'config.transfer.value.conditions',
    description: 'A value of a configured thing',
    defaultMessage: 'Conditions',
  },
  effects: {
    id: 'config.transfer.value.effects',
    description: 'A value of a configured thing',
    defaultMessage: 'Effects',
  },
  is_reason_required: {
    id: 'config.transfer.value.isReasonRequired',
    description: 'A value of a configured thing',
    defaultMessage: 'Asks for a reason',
  },
  confirm_text_ro: {
    id: 'config.transfer.value.confirmTextRo',
    description: 'A value of a configured thing',
    defaultMessage: 'Question before it, Romanian',
  },
  confirm_text_en: {
    id: 'config.transfer.value.confirmTextEn',
    description: 'A value of a configured thing',
    defaultMessage: 'Question before it, English',
  },
  due_hours: {
    id: 'config.transfer.value.dueHours',
    description: 'A value of a configured thing',
    defaultMessage: 'Term, hours',
  },
  priority: {
    id: 'config.transfer.value.priority',
    description: 'A value of a configured thing',
    defaultMessage: 'Priority',
  },
  provided_by: {
    id: 'config.transfer.value.providedBy',
    description: 'A value of a configured thing',
    defaultMessage: 'Who provides it',
  },
  is_visible_to_claimant: {
    id: 'config.transfer.value.isVisibleToClaimant',
    description: 'A value of a configured thing',
    defaultMessage: 'Claimants see it',
  },
  guidance_ro: {
    id: 'config.transfer.value.guidanceRo',
    description: 'A value of a configured thing',
    defaultMessage: 'Guidance, Romanian',
  },
  guidance_en: {
    id: 'config.transfer.value.guidanceEn',
    description: 'A value of a configured thing',
    defaultMessage: 'Guidance, English',
  },
  example_code: {
    id: 'config.transfer.value.exampleCode',
    description: 'A value of a configured thing',
    defaultMessage: 'Example picture',
  },
  due_days: {
    id: 'config.transfer.value.dueDays',
    description: 'A value of a configured thing',
    defaultMessage: 'Term, days',
  },
  asks_by_itself: {
    id: 'config.transfer.value.asksByItself',
    description: 'A value of a configured thing',
    defaultMessage: 'Ask by itself for what a new claim lacks',
  },
  valid_days: {
    id: 'config.transfer.value.validDays',
    description: 'A value of a configured thing',
    defaultMessage: 'Link valid, days',
  },
  reminder_days: {
    id: 'config.transfer.value.reminderDays',
    description: 'A value of a configured thing',
    defaultMessage: 'Reminders, days',
  },
  reminder_time: {
    id: 'config.transfer.value.reminderTime',
    description: 'A value of a configured thing',
    defaultMessage: 'Hour of reminders',
  },
  quiet_from: {
    id: 'config.transfer.value.quietFrom',
    description: 'A value of a configured thing',
    defaultMessage: 'Quiet from',
  },
  quiet_until: {
    id: 'config.transfer.value.quietUntil',
    description: 'A value of a configured thing',
    defaultMessage: 'Quiet until',
  },
  messages_from: {
    id: 'config.transfer.value.messagesFrom',
    description: 'A value of a configured thing',
    defaultMessage: 'Messages from',
  },
  messages_until: {
    id: 'config.transfer.value.messagesUntil',
    description: 'A value of a configured thing',
    defaultMessage: 'Messages until',
  },
  icon: {
    id: 'config.transfer.value.icon',
    description: 'A value of a configured thing',
    defaultMessage: 'Icon',
  },
});
