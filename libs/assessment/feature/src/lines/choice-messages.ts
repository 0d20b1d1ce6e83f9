import { defineMessages } from 'react-intl';

/** Choice in a line of a damage note. */
export const choiceMessages = defineMessages({
  source_original: {
    id: 'assessment.choices.sourceOriginal',
    description: 'Choice in a line of a damage note: sourceOriginal',
    defaultMessage: 'original',
  },
  source_equivalent: {
    id: 'assessment.choices.sourceEquivalent',
    description: 'Choice in a line of a damage note: sourceEquivalent',
    defaultMessage: 'equivalent',
  },
  source_aftermarket: {
    id: 'assessment.choices.sourceAftermarket',
    description: 'Choice in a line of a damage note: sourceAftermarket',
    defaultMessage: 'aftermarket',
  },
  source_used: {
    id: 'assessment.choices.sourceUsed',
    description: 'Choice in a line of a damage note: sourceUsed',
    defaultMessage: 'used',
  },
  source_none: {
    id: 'assessment.choices.sourceNone',
    description: 'Choice in a line of a damage note: sourceNone',
    defaultMessage: '–',
  },
  labour_body: {
    id: 'assessment.choices.labourBody',
    description: 'Choice in a line of a damage note: labourBody',
    defaultMessage: 'Body work',
  },
  labour_mechanic: {
    id: 'assessment.choices.labourMechanic',
    description: 'Choice in a line of a damage note: labourMechanic',
    defaultMessage: 'Mechanical',
  },
  labour_electric: {
    id: 'assessment.choices.labourElectric',
    description: 'Choice in a line of a damage note: labourElectric',
    defaultMessage: 'Electrical',
  },
  level_none: {
    id: 'assessment.choices.levelNone',
    description: 'Choice in a line of a damage note: levelNone',
    defaultMessage: 'No painting',
  },
  level_new_part: {
    id: 'assessment.choices.levelNewPart',
    description: 'Choice in a line of a damage note: levelNewPart',
    defaultMessage: 'New part',
  },
  level_surface: {
    id: 'assessment.choices.levelSurface',
    description: 'Choice in a line of a damage note: levelSurface',
    defaultMessage: 'Surface',
  },
  level_repair: {
    id: 'assessment.choices.levelRepair',
    description: 'Choice in a line of a damage note: levelRepair',
    defaultMessage: 'Repaired part',
  },
  level_blend: {
    id: 'assessment.choices.levelBlend',
    description: 'Choice in a line of a damage note: levelBlend',
    defaultMessage: 'Blend',
  },
});
