import { useEffect, useEffectEvent, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { changedMeanwhile, type MeanwhileChange } from './merge-answers.ts';

export type VersionedSubmit<Answers extends FieldValues, Stored> = {
  form: UseFormReturn<Answers>;
  /** The record as it was read last; a later reading shows at once while nothing is typed, and does not touch what is. */
  stored: Stored;
  answersOf: (stored: Stored) => Answers;
  /** Sends the answers with the version of `base`, and gives the record as it is stored then. */
  send: (answers: Answers, base: Stored) => Promise<Stored>;
  /** Whether a failure says that somebody else changed the record meanwhile. */
  isStale: (failure: unknown) => boolean;
  /** Reads the record anew. */
  readAgain: () => Promise<Stored>;
};

/**
 * Sends a form whose record somebody else may change at the same time, and never overwrites unseen work.
 *
 * A change of other fields than those of the form is merged without a word. Otherwise nothing is sent: what was typed
 * stays, fields that nobody touched here take their new values, and `changes` tells what to look at before trying again.
 */
export function useVersionedSubmit<Answers extends FieldValues, Stored>({
  form,
  stored,
  answersOf,
  send,
  isStale,
  readAgain,
}: VersionedSubmit<Answers, Stored>) {
  const [base, setBase] = useState(stored);
  const [changes, setChanges] = useState<MeanwhileChange[]>([]);
  // Which fields were touched is known to the form only while somebody asks.
  void form.formState.dirtyFields;
  void form.formState.isDirty;

  const begin = (from: Stored, keepTyped: boolean) => {
    setBase(from);
    form.reset(answersOf(from), { keepDirtyValues: keepTyped });
  };

  const showLaterReading = useEffectEvent((later: Stored) => {
    if (later !== base && !form.formState.isDirty) begin(later, false);
  });
  useEffect(
    function followReadings() {
      showLaterReading(stored);
    },
    [stored],
  );

  const merge = async (answers: Answers): Promise<Stored | undefined> => {
    const now = await readAgain();
    const found = changedMeanwhile(answersOf(base), answersOf(now), answers);
    begin(now, true);
    setChanges(found);
    return found.length === 0 ? send(answers, now) : undefined;
  };

  /** Gives the stored record, or nothing when somebody has to look at `changes` first. */
  const submit = async (answers: Answers): Promise<Stored | undefined> => {
    const sent = await send(answers, base).catch((failure: unknown) => {
      if (isStale(failure)) return merge(answers);
      throw failure;
    });
    if (sent !== undefined) {
      setChanges([]);
      begin(sent, false);
    }
    return sent;
  };

  return { submit, changes };
}
