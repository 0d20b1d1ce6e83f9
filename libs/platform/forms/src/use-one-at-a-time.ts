import { useRef, type FormEvent } from 'react';

/** Lets one attempt at a time through: a second click, and the Enter key that follows it, belong to the first. */
export function useOneAtATime(attempt: (event: FormEvent) => Promise<void>): (event: FormEvent) => void {
  const isUnderWay = useRef(false);
  return (event) => {
    event.preventDefault();
    // A dialog's form is no part of the form that its dialog was opened from.
    event.stopPropagation();
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    void attempt(event).finally(() => {
      isUnderWay.current = false;
    });
  };
}
