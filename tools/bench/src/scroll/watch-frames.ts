/** How fast a page is scrolled, and for how long. */
type Pace = { pixelsPerFrame: number; frames: number };

/** Runs in the page: scrolls it by script in each frame that it makes, and answers how long they took and how much stood on it. */
export async function watchFrames({
  pixelsPerFrame,
  frames,
}: Pace): Promise<{ elements: number } & Record<string, number>> {
  const afterPaint = () => new Promise<void>((resolve) => setTimeout(resolve));
  const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
  const scrolled = document.scrollingElement ?? document.documentElement;
  // Counted without making a list of them in each frame: what is made is cleared away in one of the next.
  const all = document.getElementsByTagName('*');
  const taken: number[] = [];
  let elements = 0;
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
    elements = Math.max(elements, all.length);
  }
  // Otherwise nothing was moved, and all of it was quick.
  if (furthest < pixelsPerFrame) throw new Error('The page did not scroll.');
  taken.sort((a, b) => a - b);
  return {
    elements,
    'longest frame': taken.at(-1) ?? 0,
    'frame, p95': taken[Math.floor(taken.length * 0.95)] ?? 0,
  };
}
