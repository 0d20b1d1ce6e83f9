/** How fast a page is scrolled, and for how long. */
export type Pace = { pixelsPerFrame: number; frames: number };

/** Runs in the page: scrolls it frame by frame, and answers how long frames took, how much stood on the page and what was seen. */
export async function watchFrames({ pixelsPerFrame, frames }: Pace): Promise<Record<string, number>> {
  const afterPaint = () => new Promise<void>((resolve) => setTimeout(resolve));
  const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
  const scrolled = document.scrollingElement ?? document.documentElement;
  // Counted without making a list of them in each frame: what is made is cleared away in one of the next.
  const all = document.getElementsByTagName('*');
  const taken: number[] = [];
  const middle = { x: innerWidth / 2, y: innerHeight / 2 };
  let elements = 0;
  let empty = 0;
  let furthest = 0;
  let before = await nextFrame();
  for (let frame = 0; frame < frames; frame += 1) {
    // A page that is short begins again.
    const isAtEnd = scrolled.scrollTop + innerHeight >= scrolled.scrollHeight - 1;
    scrolled.scrollTop = isAtEnd ? 0 : scrolled.scrollTop + pixelsPerFrame;
    furthest = Math.max(furthest, scrolled.scrollTop);
    const now = await nextFrame();
    taken.push(now - before);
    before = now;
    await afterPaint();
    if (!document.elementFromPoint(middle.x, middle.y)?.closest('[data-row]')) empty += 1;
    elements = Math.max(elements, all.length);
  }
  // Otherwise nothing was moved, and all of it was quick.
  if (furthest < pixelsPerFrame) throw new Error('The page did not scroll.');
  taken.sort((a, b) => a - b);
  return {
    'elements on the page': elements,
    'frames without a row in the middle, in a hundred': (100 * empty) / frames,
    'longest frame': taken.at(-1) ?? 0,
    'frame, p95': taken[Math.floor(taken.length * 0.95)] ?? 0,
  };
}
