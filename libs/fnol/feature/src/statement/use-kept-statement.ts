import { useEveryStroke, type FieldValues, type UseFormReturn } from '@dosar/forms';
import { useEffect, useEffectEvent, useState } from 'react';
import { StatementKeeper, type KeptState, type Stored } from './statement-keeper.ts';

type KeptStatement<Answers extends FieldValues> = {
  form: UseFormReturn<Answers, unknown, Answers>;
  /** The statement as it was read last. */
  stored: Stored<Answers>;
  send: (answers: Answers, version: number | null) => Promise<Stored<Answers>>;
  readAgain: () => Promise<Stored<Answers>>;
  /** Whether the answers can be kept as they are. */
  isComplete: (answers: Answers) => boolean;
  /** Somebody has signed on glass: a change waits until it is meant, since it takes the signatures off. */
  waits: boolean;
};

/** Keeps what is typed into a statement as it is typed, and shows what somebody else types there. */
export function useKeptStatement<Answers extends FieldValues>({
  form,
  stored,
  send,
  readAgain,
  isComplete,
  waits,
}: KeptStatement<Answers>) {
  const [keeper] = useState(() => new StatementKeeper(stored));
  const [state, setState] = useState<KeptState>(
    stored.at === null ? { is: 'untouched' } : { is: 'saved', at: stored.at },
  );
  useEffect(function listen() {
    keeper.page = {
      read: () => {
        const answers = structuredClone(form.getValues());
        return { answers, isComplete: isComplete(answers) };
      },
      // Paths come from the answers themselves.
      write: (path, value) => form.setValue(path as Parameters<typeof form.setValue>[0], value as never),
      send,
      readAgain,
      onState: (now) => {
        setState(now);
      },
    };
  });
  useEveryStroke(form, () => keeper.touch(waits));
  const follow = useEffectEvent((later: Stored<Answers>) => keeper.hear(later));
  useEffect(
    function showWhatOthersType() {
      follow(stored);
    },
    [stored.version, stored],
  );
  const leave = useEffectEvent(() => {
    if (!waits) void keeper.flush();
  });
  useEffect(
    function keepWhatWasTypedLast() {
      const look = () => {
        if (document.visibilityState === 'hidden') leave();
      };
      document.addEventListener('visibilitychange', look);
      return () => {
        document.removeEventListener('visibilitychange', look);
        leave();
      };
    },
    [keeper],
  );
  return { state, keeper };
}
