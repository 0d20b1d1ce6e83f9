import { useEffect, useRef, useState } from 'react';
import {
  importedFile,
  mendedFile,
  readChosen,
  type ImportedFile,
  type OtherFiles,
  type Reading,
} from './imported-file.ts';
import type { ImportColumn, ImportMending } from './import-told.ts';
import { dropImport, keepImport, keptImport } from './kept-file.ts';
import { UnusableFile } from './rows-of-file.ts';

/** How an import asks the server: what a file would do, and then to do it. */
export type ImportCalls<Field extends string, Answer> = OtherFiles & {
  /** Names the person and the import: what was chosen survives a reload of the page. Absent where the server keeps what was chosen. */
  draftKey?: string | undefined;
  preview: (
    file: ImportedFile,
    columns: ImportColumn<Field>[] | null,
    waiting: ImportWaiting,
  ) => Promise<Answer>;
  take: (file: ImportedFile, answer: Answer, waiting: ImportWaiting) => Promise<unknown>;
  /** The file that the server keeps of an import that was begun: the frame opens with it. */
  begun?: (() => Promise<File>) | undefined;
  /** Somebody has changed meanwhile what the file was compared with: it is looked at again. */
  isStale?: ((error: unknown) => boolean) | undefined;
  /** Whether everything that is asked besides was answered; it says what is missing. */
  mayTake?: (() => boolean) | undefined;
};

/** How far the server is with a file: a share of it where that is known, and how many rows that is. */
export type ImportProgress = { share: number | null; rows: number };

/** What a call that takes long is given: where it tells how far it is, and whether anybody still waits for it. */
export type ImportWaiting = { report: (progress: ImportProgress) => void; signal: AbortSignal };

type State<Answer> = {
  file?: ImportedFile | undefined;
  answer?: Answer | undefined;
  error?: unknown;
  waitsFor?: 'begun' | 'preview' | 'take' | undefined;
  progress?: ImportProgress | undefined;
};

/** A file on its way: chosen, looked at as often as somebody reads it otherwise, and taken over. */
export function useImport<Field extends string, Answer>(calls: ImportCalls<Field, Answer>) {
  const { draftKey, take, isStale, mayTake } = calls;
  const [kept] = useState(() => (draftKey === undefined ? undefined : keptImport<Field>(draftKey)));
  const { state, setState, columns, look, forget, waitingFor } = useLooks(calls);
  const { file, answer } = state;
  const apply = async () => {
    if (file === undefined || answer === undefined || mayTake?.() === false) return;
    setState({ file, answer, waitsFor: 'take' });
    try {
      await take(file, answer, waitingFor());
      if (draftKey !== undefined) dropImport(draftKey);
    } catch (error) {
      if (isStale?.(error)) await look(file, columns.current, { error });
      else setState({ file, answer, error });
    }
  };
  const choose = async (chosen: File | undefined) => {
    if (chosen === undefined) return;
    try {
      await look(await readChosen(chosen, calls), null);
    } catch (error) {
      setState({ error });
    }
  };
  useBegun(calls.begun, choose, (some) => setState(some));
  return {
    ...state,
    forget,
    apply,
    choose,
    /** The file that was looked at before the page was loaded again. */
    kept,
    /** Goes on with it. */
    resume: () => {
      if (kept !== undefined) void look(kept.file, kept.columns && [...kept.columns]);
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

/** Opens the frame with the file that the server keeps. */
function useBegun(
  begun: (() => Promise<File>) | undefined,
  choose: (file: File) => Promise<void>,
  tell: (state: Pick<State<unknown>, 'waitsFor'> & { error?: unknown }) => void,
) {
  const isAsked = useRef(false);
  useEffect(function openBegun() {
    if (begun === undefined || isAsked.current) return;
    isAsked.current = true;
    tell({ waitsFor: 'begun' });
    void begun().then(choose, (error: unknown) => tell({ error }));
  });
}

/** What the server says of a file; only the last question counts. */
function useLooks<Field extends string, Answer>({ draftKey, preview }: ImportCalls<Field, Answer>) {
  const [state, setState] = useState<State<Answer>>({});
  const asked = useRef(0);
  const waits = useRef(new AbortController());
  useEffect(function stopWaiting() {
    return () => waits.current.abort();
  }, []);
  /** Whoever waited before waits no longer. */
  const waitingFor = (): ImportWaiting => {
    waits.current.abort();
    const { signal } = (waits.current = new AbortController());
    return {
      signal,
      report: (progress) => {
        if (!signal.aborted) setState((before) => ({ ...before, progress }));
      },
    };
  };
  const columns = useRef<ImportColumn<Field>[] | null>(null);
  const look = async (
    file: ImportedFile,
    chosen: ImportColumn<Field>[] | null,
    told?: { error: unknown },
  ) => {
    const turn = (asked.current += 1);
    columns.current = chosen;
    if (draftKey !== undefined) keepImport(draftKey, { file, columns: chosen });
    setState((before) => ({ file, answer: before.answer, waitsFor: 'preview', ...told }));
    try {
      const answer = await preview(file, chosen, waitingFor());
      if (turn === asked.current) setState({ file, answer, ...told });
    } catch (error) {
      if (turn !== asked.current) return;
      // Whatever is said of its columns, nothing of this file can be used: another one is chosen.
      if (error instanceof UnusableFile && draftKey !== undefined) dropImport(draftKey);
      setState(error instanceof UnusableFile ? { error } : { file, error });
    }
  };
  const forget = () => {
    asked.current += 1;
    waits.current.abort();
    if (draftKey !== undefined) dropImport(draftKey);
    setState({});
  };
  return { state, setState, columns, look, forget, waitingFor };
}
