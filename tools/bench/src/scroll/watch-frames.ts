/** Runs in the page: scrolls it frame by frame, and answers how long frames took and how much stood on the page. */
export async function watchFrames({
  pixelsPerFrame,
  frames,
}: {
  pixelsPerFrame: number;
  frames: number;
}): Promise<Record<string, number>> {
  const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
  const scrolled = document.scrollingElement ?? document.documentElement;
  const taken: number[] = [];
  let elements = 0;
  let before = await nextFrame();
  for (let frame = 0; frame < frames; frame += 1) {
    scrolled.scrollTop += pixelsPerFrame;
    const now = await nextFrame();
    taken.push(now - before);
    before = now;
    elements = Math.max(elements, document.querySelectorAll('*').length);
  }
  // Otherwise nothing was moved, and all of it was quick.
  if (scrolled.scrollTop < pixelsPerFrame) throw new Error('The page did not scroll.');
  taken.sort((a, b) => a - b);
  return {
    'elements on the page': elements,
    'longest frame': taken.at(-1) ?? 0,
    'frame, p95': taken[Math.floor(taken.length * 0.95)] ?? 0,
  };
}
