import { hostname } from 'node:os';
import { expect, test } from '@playwright/test';
import { callerOf } from '../support/caller.ts';
import { launchProduct, newDataFolder, startProduct } from '../support/product.ts';

test('a second start on the same data folder refuses with the name of the holder and harms nobody', async () => {
  test.setTimeout(180_000);
  const folder = await newDataFolder();
  const first = await startProduct({
    dataDir: folder.dataDir,
    staffPort: 4412,
    trackerPort: 4413,
    // Nobody works in it.
    settings: { DEMO: '0' },
  });
  try {
    const second = launchProduct({
      dataDir: folder.dataDir,
      staffPort: 4414,
      trackerPort: 4415,
      // As `npm start` runs it, which builds the pages once it has the data folder for itself.
      program: 'tools/start/src/start.ts',
    });
    expect(await second.exitCode()).not.toBe(0);
    expect(second.output()).toContain(hostname());
    expect(second.output()).not.toContain('Building the apps');
    expect(await callerOf(first.staffOrigin).get('/api/health/ready')).toBeTruthy();
  } finally {
    await first.stop();
    await folder.remove();
  }
});
