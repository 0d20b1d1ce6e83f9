import { Box, Flex } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { useOrderWords } from '../filter/use-order-words.ts';
import { messages } from '../worklist/messages.ts';
import type { useWorklist } from '../worklist/use-worklist.ts';
import { WorklistRows, type WorklistRowsProps } from '../worklist/worklist-rows.tsx';
import type { WorklistRow } from '../worklist/worklist-view.ts';
import { ActedStrip } from './acted-strip.tsx';
import { ReadingPane } from './reading-pane.tsx';
import type { ReadingPane as Pane } from './use-reading-pane.ts';

type RowsAndPaneProps = Omit<WorklistRowsProps, 'caption' | 'worklist' | 'beside'> & {
  worklist: ReturnType<typeof useWorklist>;
  pane: Pane;
};

/** The rows of a list and, beside them, the file that is open. */
export function RowsAndPane({ worklist, pane, ...list }: RowsAndPaneProps) {
  const { formatMessage: t } = useIntl();
  const orderWords = useOrderWords();
  return (
    <Flex alignItems="flex-start">
      <Box flex="1" minWidth="0">
        <WorklistRows
          {...list}
          caption={t(messages.caption, { order: orderWords(list.view.sort) })}
          worklist={{ ...worklist, rows: pane.rows }}
          beside={pane.isShown ? besidePane(pane) : {}}
        />
      </Box>
      {pane.isShown && <ReadingPane pane={pane} total={worklist.total} />}
    </Flex>
  );
}

/** A press on a row opens it here, so does moving to it, and a row that was worked on says what was done. */
function besidePane({ acted, open, row: opened }: Pane): WorklistRowsProps['beside'] {
  return {
    openKey: opened?.assignment_id,
    onOpen: open,
    onMove: open,
    strip: ({ assignment_id: id }: WorklistRow) => {
      const act = acted.find(({ row }) => row.assignment_id === id);
      return act && <ActedStrip acted={act} />;
    },
  };
}
