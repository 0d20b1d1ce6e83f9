import { queriesOf, saveContent, useProblemText } from '@dosar/api-client';
import { useDraftKey } from '@dosar/auth';
import { mostRows, rowsOfPdf } from '@dosar/claim-parts/estimate-file';
import { notify } from '@dosar/design-system';
import { ImportFrame } from '@dosar/forms/import';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { takeEstimate } from './estimate-calls.ts';
import {
  estimateAnswer,
  estimateColumns,
  estimateFields,
  neededFields,
  NoEstimate,
  shopOfLastRound,
  type EstimateAnswer,
  type EstimateField,
} from './estimate-import-answer.ts';
import { EstimateQuestion } from './estimate-question.tsx';
import { estimateQuery, type OpenedEstimate } from './estimate-query.ts';
import { importMessages as messages } from './import-messages.ts';
import { useToldEstimate } from './use-told-estimate.ts';

type ImportDialogProps = { assignmentId: string; opened: OpenedEstimate; onClose: () => void };

const shortestName = 2;

/** Takes the file of a repair shop over as a round; what it holds is read on the page, and by the server again. */
export function ImportDialog({ assignmentId, opened, onClose }: ImportDialogProps) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const queryClient = useQueryClient();
  const draftKey = useDraftKey(`import.estimate.${assignmentId}`);
  const tell = useToldEstimate();
  const shop = useShopName(opened);
  // Of the file that was chosen last; another file begins where its own headings end.
  const firstRow = useRef<{ text: string; row: number }>(undefined);
  const take = async (answer: EstimateAnswer) => {
    const columns = estimateColumns(answer.columns);
    if (columns === undefined) return;
    const taken = await takeEstimate(assignmentId, {
      file: answer.file,
      shopName: shop.value.trim(),
      columns,
      firstRow: answer.firstRow,
    });
    queryClient.setQueryData(estimateQuery(assignmentId).queryKey, taken);
    await queryClient.invalidateQueries(queriesOf('claims', 'assessment'));
    notify.success(t(messages.taken, { count: taken.estimate?.lines.length ?? 0 }));
    onClose();
  };
  return (
    <ImportFrame<EstimateField, EstimateAnswer>
      draftKey={draftKey}
      title={t(messages.title)}
      fileLabel={t(messages.file)}
      fileHint={t(messages.fileHint, { rows: mostRows })}
      maxBytes={5_000_000}
      rowsOfPdf={rowsOfPdf}
      fields={estimateFields.map((field) => ({
        field,
        label: t(messages.column, { field }),
        isNeeded: neededFields.includes(field),
      }))}
      preview={async (file, columns) =>
        estimateAnswer(file, opened, {
          columns,
          firstRow: firstRow.current?.text === file.text ? firstRow.current.row : undefined,
        })
      }
      take={(_file, answer) => take(answer)}
      mayTake={shop.check}
      tell={tell}
      applyLabel={(count) => t(messages.takeOver, { count })}
      question={(answer, ask) => (
        <EstimateQuestion
          opened={opened}
          answer={answer}
          shop={shop}
          onShop={shop.change}
          onFirstRow={(row) => {
            firstRow.current = { text: answer.text, row };
            ask();
          }}
          onColumns={ask}
        />
      )}
      problemText={(error) =>
        !(error instanceof NoEstimate)
          ? problemText(error)
          : error.why === 'formula'
            ? t(messages.formula, { cell: error.cell })
            : t(messages.too_many, { rows: mostRows })
      }
      saveFile={saveContent}
      onClose={onClose}
    />
  );
}

/** The name of the shop, that of the last round to begin with; asked for when the file is taken over without one. */
function useShopName(opened: OpenedEstimate) {
  const { formatMessage: t } = useIntl();
  const [value, setValue] = useState(() => shopOfLastRound(opened));
  const [isAskedFor, setAskedFor] = useState(false);
  const ref = useRef<HTMLInputElement>(null);
  const isMissing = value.trim().length < shortestName;
  return {
    value,
    ref,
    error: isAskedFor && isMissing ? t(messages.shopMissing) : undefined,
    change: setValue,
    check: () => {
      setAskedFor(true);
      if (isMissing) ref.current?.focus();
      return !isMissing;
    },
  };
}
