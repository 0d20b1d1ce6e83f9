import { writeFileSync } from 'node:fs';
import { newVisitor, openBrowser, openSlowPage } from '../browser/open-browser.ts';
import { office } from '../browser/profiles.ts';
import { loadPage } from '../browser/load-page.ts';
import { signInByPage } from '../browser/sign-in.ts';
import { startBenchServer } from '../server/bench-databases.ts';
import { startProduct } from '../server/product.ts';
const databases = await startBenchServer((t: string) => console.log(t));
const product = await startProduct(await databases.demo(), 4392);
const browser = await openBrowser();
try {
  const remembered = await signInByPage(browser, product);
  const url = `${product.staffOrigin}/assignments/worklist`;
  const useful = 'tbody td:not([colspan]), li dl';
  for (const what of (process.argv[2] ?? 'time').split(',')) {
    const context = await newVisitor(browser, office, remembered);
    for (const when of ['cold', 'warm']) {
      const { page, devtools: cdp } = await openSlowPage(context, office);
      const net: any[] = [];
      const byId = new Map<string, any>();
      cdp.on('Network.requestWillBeSent', (e) => {
        const r = {
          url: e.request.url.replace(product.staffOrigin, ''),
          s: e.timestamp,
          pr: e.request.initialPriority,
        };
        byId.set(e.requestId, r);
        net.push(r);
      });
      cdp.on('Network.responseReceived', (e) => {
        const r = byId.get(e.requestId);
        if (r) r.h = e.timestamp;
      });
      cdp.on('Network.loadingFinished', (e) => {
        const r = byId.get(e.requestId);
        if (r) {
          r.e = e.timestamp;
          r.b = e.encodedDataLength;
        }
      });
      const events: any[] = [];
      if (what === 'trace') {
        cdp.on('Tracing.dataCollected', ({ value }) => events.push(...(value as never[])));
        await cdp.send('Tracing.start', {
          transferMode: 'ReportEvents',
          traceConfig: {
            includedCategories: [
              'devtools.timeline',
              'v8',
              'disabled-by-default-v8.compile',
              'blink.user_timing',
              'loading',
            ],
          },
        } as never);
      }
      if (what === 'cpu') {
        await cdp.send('Profiler.enable');
        await cdp.send('Profiler.setSamplingInterval', { interval: 250 });
        await cdp.send('Profiler.start');
      }
      if (what === 'throws') {
        await cdp.send('Debugger.enable');
        await cdp.send('Debugger.setPauseOnExceptions', { state: 'all' });
        cdp.on('Debugger.paused', async (e: any) => {
          console.log(
            'THROW',
            e.data?.description?.slice(0, 90),
            ' | ',
            e.callFrames
              .slice(0, 7)
              .map((f: any) => `${f.functionName} ${f.url.split('/').pop()}:${f.location.lineNumber}`)
              .join(' < '),
          );
          await cdp.send('Debugger.resume');
        });
      }
      const f = await loadPage({ page, devtools: cdp }, url, useful);
      console.log(what, when, JSON.stringify(f));
      if (what === 'cpu') {
        const { profile } = await cdp.send('Profiler.stop');
        writeFileSync(`/tmp/plan/load-${when}.cpuprofile`, JSON.stringify(profile));
      }
      if (what === 'trace') {
        const done = new Promise((r) => cdp.once('Tracing.tracingComplete', r));
        await cdp.send('Tracing.end');
        await done;
        writeFileSync(`/tmp/plan/load-${when}.trace.json`, JSON.stringify({ traceEvents: events }));
      }
      if (what === 'net') {
        const t0 = net[0].s;
        for (const r of net)
          console.log(
            String(((r.s - t0) * 1000).toFixed(0)).padStart(6),
            String(((r.h - t0) * 1000).toFixed(0)).padStart(6),
            String(((r.e - t0) * 1000).toFixed(0)).padStart(6),
            String(r.b).padStart(7),
            r.pr,
            r.url,
          );
      }
      await page.close();
    }
    await context.close();
  }
} finally {
  await browser.close();
  await product.stop();
  await databases.stop();
}
