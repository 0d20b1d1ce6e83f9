import type { CDPSession, Page } from 'playwright';

/** How far the wheel is turned, and how fast. */
export type Turn = { pixels: number; pixelsPerSecond: number };

type TraceEvent = { name: string; ts: number };

/** Begins to note what the browser does; the answer ends it and tells when pictures were shown, in milliseconds. */
async function notePictures(devtools: CDPSession): Promise<() => Promise<number[]>> {
  const events: TraceEvent[] = [];
  devtools.on('Tracing.dataCollected', ({ value }) => {
    for (const { name, ts } of value) events.push({ name: String(name), ts: Number(ts) });
  });
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['disabled-by-default-devtools.timeline.frame'] },
  });
  return async () => {
    const isWhole = new Promise<void>((resolve) => devtools.once('Tracing.tracingComplete', () => resolve()));
    await devtools.send('Tracing.end');
    await isWhole;
    const shown = events.filter(({ name }) => name === 'DrawFrame').map(({ ts }) => ts / 1000);
    return shown.toSorted((one, other) => one - other);
  };
}

/** Runs in the page: how many of its own frames, in a hundred, had no row in the middle of the window. */
async function watchMiddle(milliseconds: number): Promise<number> {
  const end = performance.now() + milliseconds;
  let frames = 0;
  let empty = 0;
  while (performance.now() < end) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await new Promise((resolve) => setTimeout(resolve));
    frames += 1;
    if (!document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('[data-row]')) empty += 1;
  }
  return (100 * empty) / frames;
}

/**
 * Turns the wheel as a hand does, and answers how long each picture stood and how much of what was seen was empty.
 *
 * The browser itself moves the page under the wheel, beside the page's own thread: what people see move are the
 * pictures that it shows, not the frames in which the page finds the time to draw rows.
 */
export async function turnWheel(
  page: Page,
  { pixels, pixelsPerSecond }: Turn,
): Promise<Record<string, number>> {
  const duration = (1000 * pixels) / pixelsPerSecond;
  const devtools = await page.context().newCDPSession(page);
  const shown = await notePictures(devtools);
  const watched = page.evaluate(watchMiddle, duration);
  await devtools.send('Input.synthesizeScrollGesture', {
    x: 640,
    y: 500,
    yDistance: -pixels,
    speed: pixelsPerSecond,
    gestureSourceType: 'mouse',
    preventFling: true,
  });
  const empty = await watched;
  const pictures = await shown();
  await devtools.detach();
  // Otherwise nothing was moved, and all of it was quick.
  if ((await page.evaluate(() => scrollY)) < pixels * 0.9) throw new Error('The page did not scroll.');

  const [first = 0] = pictures;
  // Afterwards nothing moves, and no picture is due.
  const moving = pictures.filter((at) => at <= first + duration);
  const stood = moving.slice(1).map((at, index) => at - (moving[index] ?? at));
  stood.sort((one, other) => one - other);
  return {
    'longest frame': stood.at(-1) ?? 0,
    'frame, p95': stood[Math.floor(stood.length * 0.95)] ?? 0,
    'frames without a row in the middle, in a hundred': empty,
  };
}
