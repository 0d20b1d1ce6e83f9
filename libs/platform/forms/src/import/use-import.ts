import { useRef, useState } from 'react';
import { importedFile, mendedFile, readChosen, type ImportedFile, type Reading } from './imported-file.ts';
import type { ImportColumn, ImportMending } from './import-told.ts';
import { dropImport, keepImport, keptImport } from './kept-file.ts';
import { UnusableFile, type RowsOf } from './rows-of-file.ts';

/** How an import asks the server: what a file would do, and then to do it. */
export type ImportCalls<Field extends string, Answer> = {
  /** Names the person and the import: what was chosen survives a reload of the page. */
  draftKey: string;
  preview: (file: ImportedFile, columns: ImportColumn<Field>[] | null) => Promise<Answer>;
  take: (file: ImportedFile, answer: Answer) => Promise<unknown>;
  /** Somebody has changed meanwhile what the file was compared with: it is looked at again. */
  isStale?: ((error: unknown) => boolean) | undefined;
  /** Whether everything that is asked besides was answered; it says what is missing. */
  mayTake?: (() => boolean) | undefined;
  /** Reads the table of a PDF, for imports that take one. */
  rowsOfPdf?: RowsOf | undefined;
};

type State<Answer> = {
  file?: ImportedFile | undefined;
  answer?: Answer | undefined;
  error?: unknown;
  waitsFor?: 'preview' | 'take' | undefined;
};

/** A file on its way: chosen, looked at as often as somebody reads it otherwise, and taken over. */
export function useImport<Field extends string, Answer>(calls: ImportCalls<Field, Answer>) {
  const { draftKey, take, isStale, mayTake, rowsOfPdf } = calls;
  const [kept] = useState(() => keptImport<Field>(draftKey));
  const { state, setState, columns, look, forget } = useLooks(calls);
  const { file, answer } = state;
  const apply = async () => {
    if (file === undefined || answer === undefined || mayTake?.() === false) return;
    setState({ file, answer, waitsFor: 'take' });
    try {
      await take(file, answer);
      dropImport(draftKey);
    } catch (error) {
      if (isStale?.(error)) await look(file, columns.current, { error });
      else setState({ file, answer, error });
    }
  };
  return {
    ...state,
    forget,
    apply,
    /** The file that was looked at before the page was loaded again. */
    kept,
    /** Goes on with it. */
    resume: () => {
      if (kept !== undefined) void look(kept.file, kept.columns && [...kept.columns]);
    },
    choose: async (chosen: File | undefined) => {
      if (chosen === undefined) return;
      try {
        await look(await readChosen(chosen, rowsOfPdf), null);
      } catch (error) {
        setState({ error });
      }
    },
    readAs: (reading: Reading) => {
      if (file !== undefined) void look(importedFile(file.name, file.bytes, reading, file.source), null);
    },
    /** Takes a row that is left out with another value in one of its cells. */
    mend: (mending: ImportMending) => {
      if (file !== undefined) void look(mendedFile(file, mending), columns.current);
    },
    /** Asks again, by the columns that somebody chose or by those that were chosen before. */
    ask: (chosen: ImportColumn<Field>[] | null = columns.current) => {
      if (file !== undefined) void look(file, chosen);
    },
  };
}

/** What the server says of a file; only the last question counts. */
function useLooks<Field extends string, Answer>({ draftKey, preview }: ImportCalls<Field, Answer>) {
  const [state, setState] = useState<State<Answer>>({});
  const asked = useRef(0);
  const columns = useRef<ImportColumn<Field>[] | null>(null);
  const look = async (
    file: ImportedFile,
    chosen: ImportColumn<Field>[] | null,
    told?: { error: unknown },
  ) => {
    const turn = (asked.current += 1);
    columns.current = chosen;
    keepImport(draftKey, { file, columns: chosen });
    setState((before) => ({ file, answer: before.answer, waitsFor: 'preview', ...told }));
    try {
      const answer = await preview(file, chosen);
      if (turn === asked.current) setState({ file, answer, ...told });
    } catch (error) {
      if (turn !== asked.current) return;
      // Whatever is said of its columns, nothing of this file can be used: another one is chosen.
      if (error instanceof UnusableFile) dropImport(draftKey);
      setState(error instanceof UnusableFile ? { error } : { file, error });
    }
  };
  const forget = () => {
    asked.current += 1;
    dropImport(draftKey);
    setState({});
  };
  return { state, setState, columns, look, forget };
}
