import { defineMessage } from 'react-intl';

export const messages = {
  title: defineMessage({
    id: 'tracking.push.title',
    description: 'Title above the choice whether this device says that the case has news',
    defaultMessage: 'Notices on your phone or computer',
  }),
  lead: defineMessage({
    id: 'tracking.push.lead',
    description: 'Under the title, before anything is asked',
    defaultMessage:
      'When your case has news, this device can say so on its screen, beside the e-mail or SMS. The notice names the insurer and says nothing of the case. It never rings at night, and the messages that you stop above do not come here either.',
  }),
  willAsk: defineMessage({
    id: 'tracking.push.willAsk',
    description: 'Above the button: what the browser does next',
    defaultMessage: 'Your browser will ask whether we may: choose “Allow”.',
  }),
  start: defineMessage({
    id: 'tracking.push.start',
    description: 'Button',
    defaultMessage: 'Notify me on this device',
  }),
  started: defineMessage({
    id: 'tracking.push.started',
    description: 'Where this device is registered',
    defaultMessage: 'This device tells you when there is news.',
  }),
  unable: defineMessage({
    id: 'tracking.push.unable',
    description: 'Instead of the button: the browser cannot do it',
    defaultMessage: 'This browser cannot show notices. We keep writing to you by e-mail or SMS.',
  }),
  needsInstall: defineMessage({
    id: 'tracking.push.needsInstall',
    description: 'Instead of the button, on an iPhone or iPad',
    defaultMessage:
      'On an iPhone or iPad, notices come only once this page is on the home screen: tap Share, then “Add to Home Screen”, and open your case from there.',
  }),
  refused: defineMessage({
    id: 'tracking.push.refused',
    description: 'Instead of the button: the reader has refused before, and how to allow it',
    defaultMessage:
      'Notices are refused in this browser. You can allow them in the settings of this page (the icon beside the address, “Notifications”), then come back here. Until then we write to you by e-mail or SMS.',
  }),
  undecided: defineMessage({
    id: 'tracking.push.undecided',
    description: 'After the question of the browser was closed without an answer',
    defaultMessage: 'You have chosen nothing yet. You can press the button again at any time.',
  }),
  failed: defineMessage({
    id: 'tracking.push.failed',
    description: 'After the button, where the browser could not register',
    defaultMessage:
      'The browser could not switch notices on. Try again later; until then we write to you by e-mail or SMS.',
  }),
  devices: defineMessage({
    id: 'tracking.push.devices',
    description: 'Above the list of devices',
    defaultMessage: 'Devices that tell you',
  }),
  since: defineMessage<{ day: string }>({
    id: 'tracking.push.since',
    description: 'Under a device of the list',
    defaultMessage: 'since {day}',
  }),
  thisOne: defineMessage<{ day: string }>({
    id: 'tracking.push.thisOne',
    description: 'Under the device of the list on which the page is open',
    defaultMessage: 'this device, since {day}',
  }),
  stop: defineMessage<{ device: string }>({
    id: 'tracking.push.stop',
    description: 'Button beside a device',
    defaultMessage: 'Stop notices on {device}',
  }),
  tooMany: defineMessage({
    id: 'tracking.push.tooMany',
    description: 'Instead of the button',
    defaultMessage: 'Five devices tell you already. Stop one of them to add this one.',
  }),
};
