import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  region: {
    id: 'design-system.toast.region',
    description: 'Name, for screen readers, of the place where notices appear',
    defaultMessage: 'Notices',
  },
  error: {
    id: 'design-system.toast.error',
    description: "Notice of an unexpected error; the specification's Romanian text is exactly 'Eroare'",
    defaultMessage: 'Error',
  },
  details: {
    id: 'design-system.toast.details',
    description: "Opens the details of an error; the specification's Romanian text is exactly 'Detalii'",
    defaultMessage: 'Details',
  },
  close: {
    id: 'design-system.toast.close',
    description: 'Button that takes a notice away before its time',
    defaultMessage: 'Close the notice',
  },
});
