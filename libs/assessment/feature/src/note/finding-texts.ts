import { defineMessage } from 'react-intl';

type FindingValues = {
  part: string;
  other: number;
  amount: string;
  compared: string;
  share: string;
  threshold: string;
  subject: string;
  day: string;
  file: string;
  kilometres: string;
};

/** Sentence about a damage note; numbers and names come from its rule. */
export const findingTexts = {
  part_twice: defineMessage<FindingValues>({
    id: 'assessment.finding.partTwice',
    description: 'Sentence about a damage note; numbers and names come from its rule: partTwice',
    defaultMessage: '{part} is in line {other} too.',
  }),
  replace_and_refit: defineMessage<FindingValues>({
    id: 'assessment.finding.replaceAndRefit',
    description: 'Sentence about a damage note; numbers and names come from its rule: replaceAndRefit',
    defaultMessage: '{part} is replaced in line {other}: removing and refitting it is part of that.',
  }),
  paint_twice: defineMessage<FindingValues>({
    id: 'assessment.finding.paintTwice',
    description: 'Sentence about a damage note; numbers and names come from its rule: paintTwice',
    defaultMessage: '{part} is painted in line {other} too.',
  }),
  adjoining_paint: defineMessage<FindingValues>({
    id: 'assessment.finding.adjoiningPaint',
    description: 'Sentence about a damage note; numbers and names come from its rule: adjoiningPaint',
    defaultMessage: '{part} adjoins line {other}: check the hours of painting.',
  }),
  no_price: defineMessage<FindingValues>({
    id: 'assessment.finding.noPrice',
    description: 'Sentence about a damage note; numbers and names come from its rule: noPrice',
    defaultMessage: '{part} is replaced without a price.',
  }),
  repair_above_share: defineMessage<FindingValues>({
    id: 'assessment.finding.repairAboveShare',
    description: 'Sentence about a damage note; numbers and names come from its rule: repairAboveShare',
    defaultMessage:
      'The repair costs {share} % of a new part ({amount} of {compared} lei), the limit is {threshold} %.',
  }),
  photo_missing: defineMessage<FindingValues>({
    id: 'assessment.finding.photoMissing',
    description: 'Sentence about a damage note; numbers and names come from its rule: photoMissing',
    defaultMessage: '{part} has no photo: {subject}.',
  }),
  required_photo_missing: defineMessage<FindingValues>({
    id: 'assessment.finding.requiredPhotoMissing',
    description: 'Sentence about a damage note; numbers and names come from its rule: requiredPhotoMissing',
    defaultMessage: 'A required photo is missing: {subject}.',
  }),
  total_loss_near: defineMessage<FindingValues>({
    id: 'assessment.finding.totalLossNear',
    description: 'Sentence about a damage note; numbers and names come from its rule: totalLossNear',
    defaultMessage:
      'The repair costs {share} % of the value of the vehicle, close to the limit of {threshold} %.',
  }),
  total_loss: defineMessage<FindingValues>({
    id: 'assessment.finding.totalLoss',
    description: 'Sentence about a damage note; numbers and names come from its rule: totalLoss',
    defaultMessage:
      'The repair costs {share} % of the value of the vehicle: total loss from {threshold} % on.',
  }),
  value_unproven: defineMessage<FindingValues>({
    id: 'assessment.finding.valueUnproven',
    description: 'Sentence about a damage note; numbers and names come from its rule: valueUnproven',
    defaultMessage: 'The value of the vehicle needs a source, a day and two comparables.',
  }),
  needs_recalculation: defineMessage<FindingValues>({
    id: 'assessment.finding.needsRecalculation',
    description: 'Sentence about a damage note; numbers and names come from its rule: needsRecalculation',
    defaultMessage: 'Rates have changed: recalculate.',
  }),
  paid_before: defineMessage<FindingValues>({
    id: 'assessment.finding.paidBefore',
    description: 'Sentence about a damage note; numbers and names come from its rule: paidBefore',
    defaultMessage: 'The same part was paid on {day}, file {file}.',
  }),
  photo_used_before: defineMessage<FindingValues>({
    id: 'assessment.finding.photoUsedBefore',
    description: 'Sentence about a damage note; numbers and names come from its rule: photoUsedBefore',
    defaultMessage: 'The same photo is in file {file}.',
  }),
  odometer_backwards: defineMessage<FindingValues>({
    id: 'assessment.finding.odometerBackwards',
    description: 'Sentence about a damage note; numbers and names come from its rule: odometerBackwards',
    defaultMessage: 'The odometer shows less than the {kilometres} km of {day}, file {file}.',
  }),
};
