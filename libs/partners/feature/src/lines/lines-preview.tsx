import { PreviewLines } from '@dosar/claim-parts/estimate-preview';
import { Banner, Button, Flex } from '@dosar/design-system';
import { useAnswers, useFormContext } from '@dosar/forms';
import { baniOf } from '@dosar/forms/amount';
import { useAmounts } from '@dosar/i18n/amounts';
import type { ReadEstimate } from '@dosar/kernel/read-estimate';
import { linesOfText, missingVat, textOfLines, withVat } from '@dosar/partners-domain/typed-lines';
import { useIntl } from 'react-intl';
import { lineMessages as messages } from './line-messages.ts';
import type { ReadFile } from './use-read-lines.ts';

type Answers = { total: string; lines: string };

/** The lines as they would be sent: rows that are none with their reason, and whether they give the total. */
export function LinesPreview({ file }: { file: ReadFile | undefined }) {
  const { formatMessage: t } = useIntl();
  const { total, lines: typed } = useAnswers<Answers>();
  if (typed.trim() === '') return null;
  const read = linesOfText(typed);
  if (read === undefined) return <Banner tone="warning">{t(messages.tooManyLines)}</Banner>;
  // Rows of a file that are no lines do not stand in the field: they are named here, so that none is lost in silence.
  const ofFile = file?.read ?? { left_out: [], wrong_totals: [] };
  return (
    <>
      <PreviewLines
        read={{
          lines: read.lines,
          left_out: [...ofFile.left_out, ...read.left_out],
          wrong_totals: [...ofFile.wrong_totals, ...read.wrong_totals],
        }}
        vat="included"
        nothingYet={messages.nothingRead}
      />
      <AgainstTotal lines={read.lines} totalBani={baniOf(total)} />
    </>
  );
}

type AgainstTotalProps = { lines: ReadEstimate['lines']; totalBani: number | undefined };

/** Says how far the lines are from the total of the paper, and adds the VAT where that is what is missing. */
function AgainstTotal({ lines, totalBani }: AgainstTotalProps) {
  const { formatMessage: t } = useIntl();
  const { lei } = useAmounts();
  const { setValue } = useFormContext<Answers>();
  const sum = lines.reduce((all, { amount_bani: bani }) => all + bani, 0);
  if (lines.length === 0 || totalBani === undefined || totalBani === sum) return null;
  const rate = missingVat(lines, totalBani);
  return (
    <Banner tone="warning">
      {t(messages.apart, { total: lei(totalBani), difference: lei(Math.abs(totalBani - sum)) })}
      {rate !== undefined && (
        <Flex marginBlockStart="2">
          <Button
            onClick={() =>
              setValue('lines', textOfLines(withVat(lines, { rate, totalBani })), { shouldDirty: true })
            }
          >
            {t(messages.addVat, { rate })}
          </Button>
        </Flex>
      )}
    </Banner>
  );
}
