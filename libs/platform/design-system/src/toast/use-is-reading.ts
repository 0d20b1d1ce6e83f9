import { useEffect, useState } from 'react';

/** Whether somebody may be reading: the pointer or the focus is inside, or the whole page is out of sight. */
export function useIsReading() {
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [isHidden, setHidden] = useState(document.hidden);

  useEffect(function followVisibility() {
    const note = () => setHidden(document.hidden);
    document.addEventListener('visibilitychange', note);
    return () => document.removeEventListener('visibilitychange', note);
  }, []);

  return {
    isReading: isPointed || isFocused || isHidden,
    readingProps: {
      onPointerEnter: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  };
}
