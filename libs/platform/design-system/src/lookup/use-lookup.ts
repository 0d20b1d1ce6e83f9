import { useEffect, useRef, useState } from 'react';
import type { Choice } from '../field/choice.ts';

/** Asks somebody else for the choices that go with what was typed; stops when the signal says so. */
export type FindChoices = (text: string, signal: AbortSignal) => Promise<readonly Choice[]>;

/** `short` while too little is typed to ask. */
export type LookupState = 'short' | 'searching' | 'found' | 'failed';

const pauseInTyping = 250;
const shortest = 2;

type Lookup = { text: string; state: LookupState; choices: readonly Choice[] };

/** Asks once typing pauses, forgets answers that nobody waits for any more, and can ask again. */
export function useLookup(find: FindChoices) {
  const [lookup, setLookup] = useState<Lookup>({ text: '', state: 'short', choices: [] });
  const running = useRef<AbortController>(undefined);

  useEffect(function stopAtTheEnd() {
    return () => running.current?.abort();
  }, []);

  const ask = async (text: string, signal: AbortSignal) => {
    try {
      const choices = await find(text, signal);
      if (!signal.aborted) setLookup({ text, state: 'found', choices });
    } catch {
      if (!signal.aborted) setLookup({ text, state: 'failed', choices: [] });
    }
  };

  const search = (typed: string, pause = pauseInTyping) => {
    running.current?.abort();
    const text = typed.trim();
    if (text.length < shortest) return setLookup({ text, state: 'short', choices: [] });
    const controller = new AbortController();
    running.current = controller;
    setLookup({ text, state: 'searching', choices: [] });
    const timer = setTimeout(() => void ask(text, controller.signal), pause);
    controller.signal.addEventListener('abort', () => clearTimeout(timer));
  };

  return { ...lookup, search: (typed: string) => search(typed), retry: () => search(lookup.text, 0) };
}
