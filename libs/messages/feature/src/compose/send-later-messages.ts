import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    sendLater: {
      id: 'messages.compose.sendLater',
      description: 'Opens the times at which a message can leave',
      defaultMessage: 'Send later',
    },
    evening: {
      id: 'messages.compose.thisEvening',
      description: 'A time at which a message can leave',
      defaultMessage: 'Today at 18:00',
    },
    morning: {
      id: 'messages.compose.tomorrowMorning',
      description: 'A time at which a message can leave',
      defaultMessage: 'Tomorrow at 9:00',
    },
    ownTime: {
      id: 'messages.compose.ownTime',
      description: 'Opens fields for a day and a time at which a message leaves',
      defaultMessage: 'Another time…',
    },
    leaves: {
      id: 'messages.compose.leaves',
      description: 'Label of the row with the time at which a message leaves',
      defaultMessage: 'Leaves',
    },
    day: {
      id: 'messages.compose.sendingDay',
      description: 'Field: the day on which a message leaves',
      defaultMessage: 'Day on which it leaves',
    },
    time: {
      id: 'messages.compose.sendingTime',
      description: 'Field: the time at which a message leaves',
      defaultMessage: 'Time at which it leaves',
    },
    sendNow: {
      id: 'messages.compose.notLater',
      description: 'Takes the chosen time away: the message leaves when it is sent',
      defaultMessage: 'Without delay',
    },
    needsTime: {
      id: 'messages.compose.needsTime',
      description: 'Why a message cannot be sent yet',
      defaultMessage: 'Choose the day and the time at which it leaves.',
    },
    timePassed: {
      id: 'messages.compose.timePassed',
      description: 'Why a message cannot be sent yet',
      defaultMessage: 'That time has passed; choose a later one.',
    },
    timeTooFar: {
      id: 'messages.compose.timeTooFar',
      description: 'Why a message cannot be sent yet',
      defaultMessage: 'A message can wait for 30 days at most.',
    },
  }),
  leavesAt: defineMessage<{ day: string; time: string }>({
    id: 'messages.compose.leavesAt',
    description: 'When a message leaves; the day has its name and date',
    defaultMessage: 'It leaves on {day}, at {time}. You can keep it back until then.',
  }),
  leavesInQuietHours: defineMessage<{ day: string; time: string; from: string; until: string }>({
    id: 'messages.compose.leavesInQuietHours',
    description:
      'When a text message leaves, in quiet hours; until is when those of the day end, from when they begin again',
    defaultMessage: 'It leaves on {day}, at {time}, within the quiet hours ({until}–{from}).',
  }),
  scheduleEmail: defineMessage<{ count: number; name: string }>({
    id: 'messages.compose.scheduleEmail',
    description: 'Button for an e-mail that leaves later; count is how many get it',
    defaultMessage:
      '{count, plural, one {Schedule the e-mail to {name}} other {Schedule the e-mail to # people}}',
  }),
  scheduleSms: defineMessage<{ count: number; name: string }>({
    id: 'messages.compose.scheduleSms',
    description: 'Button for a text message that leaves later; count is how many get it',
    defaultMessage: '{count, plural, one {Schedule the SMS to {name}} other {Schedule the SMS to # people}}',
  }),
};
