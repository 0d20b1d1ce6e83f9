import type { CDPSession } from 'playwright';

/** One request as the browser's network log has it; times in seconds of the browser's clock. */
export type Fetched = {
  url: string;
  isScript: boolean;
  startedAt: number;
  /** Bytes over the line, headers included; zero when the browser had it already. */
  bytes: number;
  /** Address of the page or script that asked for it. */
  askedBy: string | undefined;
};

/** What a page made the browser fetch. */
export type TrafficFigures = { requests: number; kilobytes: number; javascriptKb: number; waves: number };

/** Listens to the network from now on. */
export function listenToTraffic(devtools: CDPSession): () => Fetched[] {
  const requests = new Map<string, Fetched>();
  devtools.on('Network.requestWillBeSent', ({ requestId, request, timestamp, type, initiator }) => {
    if (!request.url.startsWith('http')) return;
    const frames = initiator.stack?.callFrames ?? initiator.stack?.parent?.callFrames ?? [];
    requests.set(requestId, {
      url: request.url,
      isScript: type === 'Script',
      startedAt: timestamp,
      bytes: 0,
      askedBy: initiator.url ?? frames[0]?.url,
    });
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request !== undefined) request.bytes = encodedDataLength;
  });
  return () => [...requests.values()];
}

/** Adds up what was asked for within so many milliseconds of the page's own request. */
export function trafficFigures(fetched: readonly Fetched[], untilMilliseconds: number): TrafficFigures {
  const page = fetched[0];
  if (page === undefined) throw new Error('The page asked for nothing.');
  const within = fetched.filter(({ startedAt }) => (startedAt - page.startedAt) * 1000 <= untilMilliseconds);
  const overTheLine = within.filter(({ bytes }) => bytes > 0);
  const kilobytes = (some: Fetched[]) => some.reduce((sum, { bytes }) => sum + bytes, 0) / 1024;
  return {
    requests: overTheLine.length,
    kilobytes: kilobytes(overTheLine),
    javascriptKb: kilobytes(overTheLine.filter(({ isScript }) => isScript)),
    waves: Math.max(...within.map((request) => waveOf(request, within, page.url))),
  };
}

/** How many answers had to come one after the other before this was asked for; the page itself is the zeroth. */
function waveOf(request: Fetched, all: readonly Fetched[], page: string, seen = new Set<string>()): number {
  if (request.url === page || seen.has(request.url)) return 0;
  seen.add(request.url);
  const asker = all.find(({ url }) => url === request.askedBy);
  return 1 + (asker === undefined ? 0 : waveOf(asker, all, page, seen));
}
