import { useIntl } from 'react-intl';
import { choiceMessages } from './choice-messages.ts';
import { operationMessages, shortOperationMessages } from './operation-messages.ts';

/** What is done to a part, and how a cell of 32 pixels says it. */
export const operationCodes = [
  'replace',
  'repair',
  'paint',
  'remove_refit',
  'blend',
  'check',
  'calibrate',
  'prepare',
  'polish',
  'sublet',
] as const;

/** Where a new part comes from. */
export const sourceCodes = ['original', 'equivalent', 'aftermarket', 'used', 'none'] as const;
const labourCodes = ['body', 'mechanic', 'electric'] as const;
const paintCodes = ['none', 'new_part', 'surface', 'repair', 'blend'] as const;

/** The choices of a line in the language of the page. */
export function useLineChoices() {
  const { formatMessage: t } = useIntl();
  const choices = <Code extends string>(codes: readonly Code[], label: (code: Code) => string) =>
    codes.map((value) => ({ value, label: label(value) }));
  return {
    operations: choices(operationCodes, (code) => t(operationMessages[code])),
    shortOperation: (code: (typeof operationCodes)[number]) => t(shortOperationMessages[code]),
    sources: choices(sourceCodes, (code) => t(choiceMessages[`source_${code}`])),
    labour: choices(labourCodes, (code) => t(choiceMessages[`labour_${code}`])),
    paint: choices(paintCodes, (code) => t(choiceMessages[`level_${code}`])),
  };
}

/** The choices, for parts of the grid. */
export type LineChoices = ReturnType<typeof useLineChoices>;
