import { defineMessage, defineMessages } from 'react-intl';

/** Cells of a line of a damage note. */
export const cellMessages = {
  ...defineMessages({
    typePart: {
      id: 'assessment.cells.typePart',
      description: 'Cells of a line of a damage note: typePart',
      defaultMessage: 'Type the part: “mirror le…”, then Tab',
    },
  }),
  operationOf: defineMessage<{ no: number }>({
    id: 'assessment.cells.operationOf',
    description: 'Cells of a line of a damage note: operationOf',
    defaultMessage: 'Operation, line {no}',
  }),
  partOf: defineMessage<{ no: number }>({
    id: 'assessment.cells.partOf',
    description: 'Cells of a line of a damage note: partOf',
    defaultMessage: 'Part, line {no}',
  }),
  zoneOf: defineMessage<{ no: number }>({
    id: 'assessment.cells.zoneOf',
    description: 'Cells of a line of a damage note: zoneOf',
    defaultMessage: 'Zone, line {no}',
  }),
  sourceOf: defineMessage<{ no: number }>({
    id: 'assessment.cells.sourceOf',
    description: 'Cells of a line of a damage note: sourceOf',
    defaultMessage: 'Source, line {no}',
  }),
  priceOf: defineMessage<{ no: number }>({
    id: 'assessment.cells.priceOf',
    description: 'Cells of a line of a damage note: priceOf',
    defaultMessage: 'Price, line {no}',
  }),
  labourOf: defineMessage<{ no: number }>({
    id: 'assessment.cells.labourOf',
    description: 'Cells of a line of a damage note: labourOf',
    defaultMessage: 'Labour hours, line {no}',
  }),
  paintOf: defineMessage<{ no: number }>({
    id: 'assessment.cells.paintOf',
    description: 'Cells of a line of a damage note: paintOf',
    defaultMessage: 'Painting hours, line {no}',
  }),
};
