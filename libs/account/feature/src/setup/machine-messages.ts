import { defineMessages } from 'react-intl';

/** The words for what is in order. */
export const goodMessages = defineMessages({
  durability: {
    id: 'account.setup.machineDurabilityGood',
    description: 'Finding about “After a power cut”; a colon and what was measured may follow',
    defaultMessage: 'What was stored is still there',
  },
  clock: {
    id: 'account.setup.machineClockGood',
    description: 'Finding about “Clock”; a colon and what was measured may follow',
    defaultMessage: 'Difference from the database',
  },
  disk: {
    id: 'account.setup.machineDiskGood',
    description: 'Finding about “Disk”; a colon and what was measured may follow',
    defaultMessage: 'Free',
  },
  documents: {
    id: 'account.setup.machineDocumentsGood',
    description: 'Finding about “Place of the documents”; a colon and what was measured may follow',
    defaultMessage: 'Can be read and written',
  },
  mail: {
    id: 'account.setup.machineMailGood',
    description: 'Finding about “E-mail”; a colon and what was measured may follow',
    defaultMessage: 'The mail server answers',
  },
  sms: {
    id: 'account.setup.machineSmsGood',
    description: 'Finding about “SMS”; a colon and what was measured may follow',
    defaultMessage: 'The gateway answers',
  },
  scanner: {
    id: 'account.setup.machineScannerGood',
    description: 'Finding about “Virus scanner”; a colon and what was measured may follow',
    defaultMessage: 'Answers',
  },
  staff_origin: {
    id: 'account.setup.machineStaffOriginGood',
    description: 'Finding about “Address for colleagues”; a colon and what was measured may follow',
    defaultMessage: 'Encrypted, with a good certificate',
  },
  tracker_origin: {
    id: 'account.setup.machineTrackerOriginGood',
    description: 'Finding about “Address for claimants”; a colon and what was measured may follow',
    defaultMessage: 'Encrypted, with a good certificate',
  },
});

/** The words for what is to be known. */
export const noteMessages = defineMessages({
  database: {
    id: 'account.setup.machineDatabaseNote',
    description: 'Finding about “Database”; a colon and what was measured may follow',
    defaultMessage: 'It is empty',
  },
  disk: {
    id: 'account.setup.machineDiskNote',
    description: 'Finding about “Disk”; a colon and what was measured may follow',
    defaultMessage: 'The folder is made at the first start',
  },
  documents: {
    id: 'account.setup.machineDocumentsNote',
    description: 'Finding about “Place of the documents”; a colon and what was measured may follow',
    defaultMessage: 'The folder is made when the first document comes',
  },
  mail: {
    id: 'account.setup.machineMailNote',
    description: 'Finding about “E-mail”; a colon and what was measured may follow',
    defaultMessage: 'No mail server yet: e-mails stay in the outbox',
  },
  sms: {
    id: 'account.setup.machineSmsNote',
    description: 'Finding about “SMS”; a colon and what was measured may follow',
    defaultMessage: 'No gateway yet: SMS stay in the outbox',
  },
  scanner: {
    id: 'account.setup.machineScannerNote',
    description: 'Finding about “Virus scanner”; a colon and what was measured may follow',
    defaultMessage: 'None yet: documents are not scanned',
  },
  staff_origin: {
    id: 'account.setup.machineStaffOriginNote',
    description: 'Finding about “Address for colleagues”; a colon and what was measured may follow',
    defaultMessage: 'Not encrypted: for a trial only',
  },
  tracker_origin: {
    id: 'account.setup.machineTrackerOriginNote',
    description: 'Finding about “Address for claimants”; a colon and what was measured may follow',
    defaultMessage: 'Not encrypted: for a trial only',
  },
});

/** The words for what has to be mended. */
export const badMessages = defineMessages({
  database: {
    id: 'account.setup.machineDatabaseBad',
    description: 'Finding about “Database”; a colon and what was measured may follow',
    defaultMessage: 'Too old: use PostgreSQL 15 or a newer one',
  },
  durability: {
    id: 'account.setup.machineDurabilityBad',
    description: 'Finding about “After a power cut”; a colon and what was measured may follow',
    defaultMessage: 'What was stored may be lost: set fsync, full_page_writes and synchronous_commit to on',
  },
  clock: {
    id: 'account.setup.machineClockBad',
    description: 'Finding about “Clock”; a colon and what was measured may follow',
    defaultMessage: 'Synchronise the machine and the database by NTP; they differ by',
  },
  disk: {
    id: 'account.setup.machineDiskBad',
    description: 'Finding about “Disk”; a colon and what was measured may follow',
    defaultMessage: 'Make room: below 2 GB nothing is taken in. Free',
  },
  documents: {
    id: 'account.setup.machineDocumentsBad',
    description: 'Finding about “Place of the documents”; a colon and what was measured may follow',
    defaultMessage: 'Cannot be written: give it to the account of the server',
  },
  mail: {
    id: 'account.setup.machineMailBad',
    description: 'Finding about “E-mail”; a colon and what was measured may follow',
    defaultMessage: 'The mail server refuses: look at SMTP_URL',
  },
  sms: {
    id: 'account.setup.machineSmsBad',
    description: 'Finding about “SMS”; a colon and what was measured may follow',
    defaultMessage: 'The gateway does not answer: look at SMS_URL',
  },
  scanner: {
    id: 'account.setup.machineScannerBad',
    description: 'Finding about “Virus scanner”; a colon and what was measured may follow',
    defaultMessage: 'Does not answer: no document is released until it does',
  },
  staff_origin: {
    id: 'account.setup.machineStaffOriginBad',
    description: 'Finding about “Address for colleagues”; a colon and what was measured may follow',
    defaultMessage: 'Certificate or address is not in order',
  },
  tracker_origin: {
    id: 'account.setup.machineTrackerOriginBad',
    description: 'Finding about “Address for claimants”; a colon and what was measured may follow',
    defaultMessage: 'Certificate or address is not in order',
  },
  other: {
    id: 'account.setup.machineOtherBad',
    description: 'Finding about “Also”; a colon and what was measured may follow',
    defaultMessage: 'To be mended before the start',
  },
});
