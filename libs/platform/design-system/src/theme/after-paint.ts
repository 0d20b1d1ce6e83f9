/** Calls `then` when the next picture of the page has been painted; returns how to stop. */
export function afterPaint(then: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => (timer = setTimeout(then));
  // A page in the background is not painted until somebody looks.
  const frame = document.visibilityState === 'hidden' ? undefined : requestAnimationFrame(wait);
  if (frame === undefined) wait();
  return () => {
    if (frame !== undefined) cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
