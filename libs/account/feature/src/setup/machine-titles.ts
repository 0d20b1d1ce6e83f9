import { defineMessages } from 'react-intl';

/** What the machine is examined for. */
export const subjectMessages = defineMessages({
  database: {
    id: 'account.setup.machineDatabase',
    description: 'Name of something that the machine was examined for',
    defaultMessage: 'Database',
  },
  durability: {
    id: 'account.setup.machineDurability',
    description: 'Name of something that the machine was examined for',
    defaultMessage: 'After a power cut',
  },
  clock: {
    id: 'account.setup.machineClock',
    description: 'Name of something that the machine was examined for',
    defaultMessage: 'Clock',
  },
  disk: {
    id: 'account.setup.machineDisk',
    description: 'Name of something that the machine was examined for',
    defaultMessage: 'Disk',
  },
  documents: {
    id: 'account.setup.machineDocuments',
    description: 'Name of something that the machine was examined for',
    defaultMessage: 'Place of the documents',
  },
  mail: {
    id: 'account.setup.machineMail',
    description: 'Name of something that the machine was examined for',
    defaultMessage: 'E-mail',
  },
  sms: {
    id: 'account.setup.machineSms',
    description: 'Name of something that the machine was examined for',
    defaultMessage: 'SMS',
  },
  scanner: {
    id: 'account.setup.machineScanner',
    description: 'Name of something that the machine was examined for',
    defaultMessage: 'Virus scanner',
  },
  staff_origin: {
    id: 'account.setup.machineStaffOrigin',
    description: 'Name of something that the machine was examined for',
    defaultMessage: 'Address for colleagues',
  },
  tracker_origin: {
    id: 'account.setup.machineTrackerOrigin',
    description: 'Name of something that the machine was examined for',
    defaultMessage: 'Address for claimants',
  },
  other: {
    id: 'account.setup.machineOther',
    description: 'Name of something that the machine was examined for',
    defaultMessage: 'Also',
  },
});
