import { defineMessages } from 'react-intl';

/** What is done to a part. */
export const operationMessages = defineMessages({
  replace: {
    id: 'assessment.operation.replace',
    description: 'What is done to a part: replace',
    defaultMessage: 'Replace',
  },
  repair: {
    id: 'assessment.operation.repair',
    description: 'What is done to a part: repair',
    defaultMessage: 'Repair',
  },
  paint: {
    id: 'assessment.operation.paint',
    description: 'What is done to a part: paint',
    defaultMessage: 'Paint',
  },
  remove_refit: {
    id: 'assessment.operation.removeRefit',
    description: 'What is done to a part: removeRefit',
    defaultMessage: 'Remove and refit',
  },
  blend: {
    id: 'assessment.operation.blend',
    description: 'What is done to a part: blend',
    defaultMessage: 'Blend',
  },
  check: {
    id: 'assessment.operation.check',
    description: 'What is done to a part: check',
    defaultMessage: 'Check and adjust',
  },
  calibrate: {
    id: 'assessment.operation.calibrate',
    description: 'What is done to a part: calibrate',
    defaultMessage: 'Calibrate assistance systems',
  },
  prepare: {
    id: 'assessment.operation.prepare',
    description: 'What is done to a part: prepare',
    defaultMessage: 'Paintless dent repair',
  },
  polish: {
    id: 'assessment.operation.polish',
    description: 'What is done to a part: polish',
    defaultMessage: 'Polish',
  },
  sublet: {
    id: 'assessment.operation.sublet',
    description: 'What is done to a part: sublet',
    defaultMessage: 'Outside work',
  },
});

/** What is done to a part, in the three letters of a cell. */
export const shortOperationMessages = defineMessages({
  replace: {
    id: 'assessment.shortOperation.replace',
    description: 'What is done to a part, in the three letters of a cell: replace',
    defaultMessage: 'Rpl',
  },
  repair: {
    id: 'assessment.shortOperation.repair',
    description: 'What is done to a part, in the three letters of a cell: repair',
    defaultMessage: 'Rep',
  },
  paint: {
    id: 'assessment.shortOperation.paint',
    description: 'What is done to a part, in the three letters of a cell: paint',
    defaultMessage: 'Pnt',
  },
  remove_refit: {
    id: 'assessment.shortOperation.removeRefit',
    description: 'What is done to a part, in the three letters of a cell: removeRefit',
    defaultMessage: 'R/R',
  },
  blend: {
    id: 'assessment.shortOperation.blend',
    description: 'What is done to a part, in the three letters of a cell: blend',
    defaultMessage: 'Bld',
  },
  check: {
    id: 'assessment.shortOperation.check',
    description: 'What is done to a part, in the three letters of a cell: check',
    defaultMessage: 'Chk',
  },
  calibrate: {
    id: 'assessment.shortOperation.calibrate',
    description: 'What is done to a part, in the three letters of a cell: calibrate',
    defaultMessage: 'Cal',
  },
  prepare: {
    id: 'assessment.shortOperation.prepare',
    description: 'What is done to a part, in the three letters of a cell: prepare',
    defaultMessage: 'PDR',
  },
  polish: {
    id: 'assessment.shortOperation.polish',
    description: 'What is done to a part, in the three letters of a cell: polish',
    defaultMessage: 'Pol',
  },
  sublet: {
    id: 'assessment.shortOperation.sublet',
    description: 'What is done to a part, in the three letters of a cell: sublet',
    defaultMessage: 'Sub',
  },
});
