import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  file: {
    id: 'absences.certificate.file',
    description: 'Label of the choice of a file: the medical certificate as a PDF or photo',
    defaultMessage: 'Certificate as a file',
  },
  about: {
    id: 'absences.certificate.about',
    description: 'Below the choice of the medical certificate',
    defaultMessage: 'PDF or photo. Only you and your manager see it.',
  },
  add: {
    id: 'absences.certificate.add',
    description: 'Button in the list of absences: adds the medical certificate as a file',
    defaultMessage: 'Add certificate',
  },
  replace: {
    id: 'absences.certificate.replace',
    description: 'Button: puts another file in the place of the medical certificate',
    defaultMessage: 'Replace certificate',
  },
  open: {
    id: 'absences.certificate.open',
    description: 'Button: saves the medical certificate on the device',
    defaultMessage: 'Download certificate',
  },
  remove: {
    id: 'absences.certificate.remove',
    description: 'Button: takes the chosen file or the kept certificate away',
    defaultMessage: 'Remove certificate',
  },
  kept: {
    id: 'absences.certificate.kept',
    description: 'Short notice',
    defaultMessage: 'The certificate is added.',
  },
  removed: {
    id: 'absences.certificate.removed',
    description: 'Short notice',
    defaultMessage: 'The certificate is removed.',
  },
  failed: {
    id: 'absences.certificate.failed',
    description: 'Title of an error about the file of the medical certificate',
    defaultMessage: 'The certificate could not be saved or opened',
  },
  notAttached: {
    id: 'absences.certificate.notAttached',
    description: 'Warning after a request was kept whose file did not arrive',
    defaultMessage:
      'Your request is saved, but the certificate did not arrive. Add it from your list of absences.',
  },
  term: {
    id: 'absences.certificate.term',
    description: 'Fact of a request that a manager reads',
    defaultMessage: 'Medical certificate',
  },
  none: {
    id: 'absences.certificate.none',
    description: 'A medical leave has no certificate yet',
    defaultMessage: 'not here yet',
  },
});
