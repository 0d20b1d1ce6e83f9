import { defineMessages } from 'react-intl';

export const stepMessages = defineMessages({
  machine: {
    id: 'account.setup.machine',
    description: 'Heading of what the server found out about its machine',
    defaultMessage: 'The machine that it runs on',
  },
  machineWaits: {
    id: 'account.setup.machineWaits',
    description: 'Below that heading, before the installation code is right',
    defaultMessage: 'Type the installation code: then the machine is examined.',
  },
  machineLooks: {
    id: 'account.setup.machineLooks',
    description: 'Below that heading, while the machine is examined',
    defaultMessage: 'The machine is being examined…',
  },
  machineAgain: {
    id: 'account.setup.machineAgain',
    description: 'Button: examines the machine again',
    defaultMessage: 'Examine it again',
  },
  codeRight: {
    id: 'account.setup.codeRight',
    description: 'Below the field of the installation code',
    defaultMessage: 'The code is right.',
  },
  steps: {
    id: 'account.setup.steps',
    description: 'Name of the list of steps',
    defaultMessage: 'Steps',
  },
  stepDone: {
    id: 'account.setup.stepDone',
    description: 'For screen readers, after the name of a step',
    defaultMessage: 'filled in',
  },
  findingGood: {
    id: 'account.setup.findingGood',
    description: 'For screen readers, before a finding',
    defaultMessage: 'In order:',
  },
  findingNote: {
    id: 'account.setup.findingNote',
    description: 'For screen readers, before a finding',
    defaultMessage: 'To be known:',
  },
  findingBad: {
    id: 'account.setup.findingBad',
    description: 'For screen readers, before a finding',
    defaultMessage: 'To be mended:',
  },
});
