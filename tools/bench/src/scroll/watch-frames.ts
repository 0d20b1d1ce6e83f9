/** Runs in the page: scrolls it frame by frame, and answers how long frames took, how much stood on the page and what was seen. */
export async function watchFrames({
  pixelsPerFrame,
  frames,
}: {
  pixelsPerFrame: number;
  frames: number;
}): Promise<Record<string, number>> {
  const afterPaint = () => new Promise<void>((resolve) => setTimeout(resolve));
  const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
  const scrolled = document.scrollingElement ?? document.documentElement;
  const taken: number[] = [];
  const middle = { x: innerWidth / 2, y: innerHeight / 2 };
  let elements = 0;
  let empty = 0;
  let before = await nextFrame();
  for (let frame = 0; frame < frames; frame += 1) {
    scrolled.scrollTop += pixelsPerFrame;
    const now = await nextFrame();
    taken.push(now - before);
    before = now;
    await afterPaint();
    if (!document.elementFromPoint(middle.x, middle.y)?.closest('[data-row]')) empty += 1;
    elements = Math.max(elements, document.querySelectorAll('*').length);
  }
  // Otherwise nothing was moved, and all of it was quick.
  if (scrolled.scrollTop < pixelsPerFrame) throw new Error('The page did not scroll.');
  taken.sort((a, b) => a - b);
  return {
    'elements on the page': elements,
    'frames without a row in the middle, in a hundred': (100 * empty) / frames,
    'longest frame': taken.at(-1) ?? 0,
    'frame, p95': taken[Math.floor(taken.length * 0.95)] ?? 0,
  };
}
