import { Banner } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { formulaCells } from './formula-cells.ts';
import type { ImportedFile } from './imported-file.ts';
import type { CellsByLine } from './mending-of.ts';
import { messages } from './messages.ts';

/** As many cells are named; the others are found beside them. */
const mostNamed = 5;

type FormulaWarningProps = { file: ImportedFile | undefined; rows: CellsByLine };

/** Says which cells of a spreadsheet hold a formula and not what it comes to. */
export function FormulaWarning({ file, rows }: FormulaWarningProps) {
  const { formatMessage: t } = useIntl();
  const cells = file?.source === 'xlsx' ? formulaCells(rows) : [];
  if (cells.length === 0) return null;
  return (
    <Banner
      tone="warning"
      title={t(messages.formulas, { count: cells.length, cells: cells.slice(0, mostNamed).join(', ') })}
    >
      {t(messages.formulasWhy)}
    </Banner>
  );
}
