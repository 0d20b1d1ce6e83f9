import { defineMessages } from 'react-intl';

/** Labels of the fields of the intake of a claim by the staff. */
export const fieldMessages = defineMessages({
  words: {
    id: 'fnol.intakeField.words',
    description: 'Label: what the caller tells, in their words',
    defaultMessage: 'What happened, in the caller’s words',
  },
  channel: {
    id: 'fnol.intakeField.channel',
    description: 'Label: how the report came in',
    defaultMessage: 'Received',
  },
  channelPhone: {
    id: 'fnol.intakeField.channelPhone',
    description: 'Choice: the report came by telephone',
    defaultMessage: 'By phone',
  },
  channelEmail: {
    id: 'fnol.intakeField.channelEmail',
    description: 'Choice: the report came by e-mail',
    defaultMessage: 'By e-mail',
  },
  channelDesk: {
    id: 'fnol.intakeField.channelDesk',
    description: 'Choice: the report was made at the desk',
    defaultMessage: 'At the desk',
  },
  kind: {
    id: 'fnol.intakeField.kind',
    description: 'Label: whether somebody is a person or a company',
    defaultMessage: 'Is a',
  },
  person: {
    id: 'fnol.intakeField.person',
    description: 'Choice: a person',
    defaultMessage: 'Person',
  },
  company: {
    id: 'fnol.intakeField.company',
    description: 'Choice: a company',
    defaultMessage: 'Company',
  },
  lastName: {
    id: 'fnol.intakeField.lastName',
    description: 'Label: last name of a person, who may have one name only',
    defaultMessage: 'Last name',
  },
  firstName: {
    id: 'fnol.intakeField.firstName',
    description: 'Label: first name of a person',
    defaultMessage: 'First name',
  },
  companyName: {
    id: 'fnol.intakeField.companyName',
    description: 'Label: name of a company',
    defaultMessage: 'Company name',
  },
  cui: {
    id: 'fnol.intakeField.cui',
    description: 'Label: number of a company',
    defaultMessage: 'CUI',
  },
  role: {
    id: 'fnol.intakeField.role',
    description: 'Label: what somebody is in the accident',
    defaultMessage: 'Role',
  },
  roleOwner: {
    id: 'fnol.intakeField.roleOwner',
    description: 'Choice: the caller owns the vehicle',
    defaultMessage: 'Owner of the vehicle',
  },
  roleDriver: {
    id: 'fnol.intakeField.roleDriver',
    description: 'Choice: the caller drove the vehicle',
    defaultMessage: 'Driver of the vehicle',
  },
  roleOther: {
    id: 'fnol.intakeField.roleOther',
    description: 'Choice: the caller is somebody else',
    defaultMessage: 'Somebody else',
  },
  roleOtherOwner: {
    id: 'fnol.intakeField.roleOtherOwner',
    description: 'Choice: owns the other vehicle',
    defaultMessage: 'Owner of the other vehicle',
  },
  roleOtherDriver: {
    id: 'fnol.intakeField.roleOtherDriver',
    description: 'Choice: drove the other vehicle',
    defaultMessage: 'Driver of the other vehicle',
  },
  roleHurt: {
    id: 'fnol.intakeField.roleHurt',
    description: 'Choice: was hurt',
    defaultMessage: 'Hurt',
  },
  roleWitness: {
    id: 'fnol.intakeField.roleWitness',
    description: 'Choice: a witness',
    defaultMessage: 'Witness',
  },
  phone: {
    id: 'fnol.intakeField.phone',
    description: 'Label: telephone number',
    defaultMessage: 'Phone',
  },
  email: {
    id: 'fnol.intakeField.email',
    description: 'Label: e-mail address',
    defaultMessage: 'E-mail',
  },
  preferred: {
    id: 'fnol.intakeField.preferred',
    description: 'Label: where the confirmation is sent when both are known',
    defaultMessage: 'Send confirmation by',
  },
  byPhone: {
    id: 'fnol.intakeField.byPhone',
    description: 'Choice: a text message',
    defaultMessage: 'SMS',
  },
  byEmail: {
    id: 'fnol.intakeField.byEmail',
    description: 'Choice: an e-mail',
    defaultMessage: 'E-mail',
  },
  language: {
    id: 'fnol.intakeField.language',
    description: 'Label: language of the messages to the caller',
    defaultMessage: 'Language of messages',
  },
  romanian: {
    id: 'fnol.intakeField.romanian',
    description: 'Choice of a language',
    defaultMessage: 'In Romanian',
  },
  english: {
    id: 'fnol.intakeField.english',
    description: 'Choice of a language',
    defaultMessage: 'In English',
  },
  date: {
    id: 'fnol.intakeField.date',
    description: 'Label: day of the accident',
    defaultMessage: 'Date',
  },
  time: {
    id: 'fnol.intakeField.time',
    description: 'Label: hour of the accident',
    defaultMessage: 'Time',
  },
  timeHint: {
    id: 'fnol.intakeField.timeHint',
    description: 'How the hour may be written; the word says that nobody knows it',
    defaultMessage: '14:30, about 14–16, or unknown',
  },
  county: {
    id: 'fnol.intakeField.county',
    description: 'Label: county of the accident',
    defaultMessage: 'County',
  },
  locality: {
    id: 'fnol.intakeField.locality',
    description: 'Label: town of the accident',
    defaultMessage: 'Town',
  },
  street: {
    id: 'fnol.intakeField.street',
    description: 'Label: street or kilometre of a road',
    defaultMessage: 'Street or road km',
  },
  injuries: {
    id: 'fnol.intakeField.injuries',
    description: 'Label: whether somebody was hurt',
    defaultMessage: 'Anyone hurt?',
  },
  no: {
    id: 'fnol.intakeField.no',
    description: 'Choice',
    defaultMessage: 'No',
  },
  yes: {
    id: 'fnol.intakeField.yes',
    description: 'Choice',
    defaultMessage: 'Yes',
  },
  record: {
    id: 'fnol.intakeField.record',
    description: 'Label: who has recorded the accident',
    defaultMessage: 'Recorded by',
  },
  recordPolice: {
    id: 'fnol.intakeField.recordPolice',
    description: 'Choice: the police recorded the accident',
    defaultMessage: 'Police',
  },
  recordAmiable: {
    id: 'fnol.intakeField.recordAmiable',
    description: 'Choice: both drivers filled in a statement',
    defaultMessage: 'Amiable statement',
  },
  recordNobody: {
    id: 'fnol.intakeField.recordNobody',
    description: 'Choice: neither police nor statement',
    defaultMessage: 'Neither',
  },
  policeStation: {
    id: 'fnol.intakeField.policeStation',
    description: 'Label: police station',
    defaultMessage: 'Police station',
  },
  policeReport: {
    id: 'fnol.intakeField.policeReport',
    description: 'Label: number of the police report',
    defaultMessage: 'Report number',
  },
});
