import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { fetchLateParts } from '@dosar/design-system/late-part';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { now } from '../cast/clock.ts';
import { standIns } from './browser-stand-ins.ts';

// A busy machine may need longer for the first page; a test that passes never waits that long.
configure({ asyncUtilTimeout: 10_000 });

// Files follow one another in one page: each begins with it empty, at the root.
standIns();
for (const name of document.documentElement.getAttributeNames())
  document.documentElement.removeAttribute(name);
document.body.replaceChildren();
document.title = '';
history.replaceState(null, '', '/');

// What a page fetches when somebody nears it is at hand, so that no test waits for a chunk.
beforeAll(fetchLateParts);

// The date stands still at the moment of the tests; only timers run. A test that needs timers to stand still fakes them too.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
});

const twoFrames = 34;

afterEach(() => {
  cleanup();
  // jsdom paces its frames by the timers of the moment: with a clock that is taken away, no frame would ever come again.
  if (vi.isFakeTimers()) vi.advanceTimersByTime(twoFrames);
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
});
