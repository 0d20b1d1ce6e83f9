import { useEffect, useState } from 'react';

// Long enough to finish a word, short enough not to be waited for.
const pauseInTyping = 250;

/** A text that is being typed, once it has stood for a moment. */
export function usePausedText(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(
    function waitForAPause() {
      if (paused === text) return undefined;
      const timer = setTimeout(() => setPaused(text), pauseInTyping);
      return () => clearTimeout(timer);
    },
    [paused, text],
  );
  return paused;
}
