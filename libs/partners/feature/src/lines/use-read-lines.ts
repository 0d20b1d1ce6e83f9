import type { FileFault } from '@dosar/claim-parts/estimate-file';
import type { ReadEstimate } from '@dosar/kernel/read-estimate';
import { linesOfRows, textOfLines } from '@dosar/partners-domain/typed-lines';
import { useState } from 'react';

/** What a file gave: its lines and rows that are none, or why it gave nothing; `isPaper` where it is the paper that is sent. */
export type ReadFile = { name: string; isPaper: boolean } & (
  | { read: Pick<ReadEstimate, 'left_out' | 'wrong_totals'>; fault?: undefined }
  | { fault: FileFault['kind'] | 'no_lines'; read?: undefined }
);

type Field = { value: () => string; fill: (lines: string) => void };

/** Reads the lines of a file into their field, where they can be mended; what is no line is kept with its reason. */
export function useReadLines({ value, fill }: Field) {
  const [file, setFile] = useState<ReadFile>();
  const read = async (chosen: File, { isPaper }: { isPaper: boolean }) => {
    const { readEstimateFile } = await import('@dosar/claim-parts/estimate-file');
    const answer = await readEstimateFile(chosen);
    const about = { name: chosen.name, isPaper };
    if ('kind' in answer) {
      setFile({ ...about, fault: answer.kind });
      return;
    }
    const { lines, ...rest } = linesOfRows(answer.rows);
    // What somebody typed while the paper was read is not overwritten.
    if (isPaper && value().trim() !== '') return;
    if (lines.length === 0) setFile({ ...about, fault: 'no_lines' });
    else {
      fill(textOfLines(lines));
      setFile({ ...about, read: rest });
    }
  };
  return {
    file,
    readFile: (chosen: File) => read(chosen, { isPaper: false }),
    /** Reads the paper itself, unless its lines are there already: photos have none. */
    readPaper: async (paper: File) => {
      if (paper.type === 'application/pdf' && value().trim() === '') await read(paper, { isPaper: true });
    },
  };
}
