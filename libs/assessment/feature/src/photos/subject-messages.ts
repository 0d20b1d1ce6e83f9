import { defineMessages } from 'react-intl';

/** What a photo shows. */
export const subjectMessages = defineMessages({
  front_left: {
    id: 'assessment.subject.frontLeft',
    description: 'What a photo shows: frontLeft',
    defaultMessage: 'front left corner',
  },
  front_right: {
    id: 'assessment.subject.frontRight',
    description: 'What a photo shows: frontRight',
    defaultMessage: 'front right corner',
  },
  rear_left: {
    id: 'assessment.subject.rearLeft',
    description: 'What a photo shows: rearLeft',
    defaultMessage: 'rear left corner',
  },
  rear_right: {
    id: 'assessment.subject.rearRight',
    description: 'What a photo shows: rearRight',
    defaultMessage: 'rear right corner',
  },
  vin: { id: 'assessment.subject.vin', description: 'What a photo shows: vin', defaultMessage: 'VIN' },
  odometer: {
    id: 'assessment.subject.odometer',
    description: 'What a photo shows: odometer',
    defaultMessage: 'odometer',
  },
  plate: {
    id: 'assessment.subject.plate',
    description: 'What a photo shows: plate',
    defaultMessage: 'plate',
  },
  far: { id: 'assessment.subject.far', description: 'What a photo shows: far', defaultMessage: 'from afar' },
  near: {
    id: 'assessment.subject.near',
    description: 'What a photo shows: near',
    defaultMessage: 'close up',
  },
  other: {
    id: 'assessment.subject.other',
    description: 'What a photo shows: other',
    defaultMessage: 'other',
  },
});
