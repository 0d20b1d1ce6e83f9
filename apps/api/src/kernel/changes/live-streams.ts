import { Readable } from 'node:stream';
import type { LiveEvent } from './live-events.ts';

/** Who listens on a stream. */
export type Listener = { orgId: string; userId: string; sessionId: string };

type Options = {
  /** Whether the session of a listener still opens anything. */
  isAlive: (listener: Listener) => Promise<boolean>;
};

/** Open streams of this process. No connection of the database is held while one is open. */
export type LiveStreams = {
  open: (listener: Listener) => Readable;
  /** What `announce` sent. */
  publish: (payload: string) => void;
  /** What the trigger of the work sent. */
  publishWork: (payload: string) => void;
  /** A session, user or organisation changed: streams whose session is over end. */
  sessionChanged: (change: string) => void;
  close: () => void;
};

const heartbeatMilliseconds = 25_000;
/** As long as an id token lives: whoever still listens then comes with a newer one. */
const longestMilliseconds = 15 * 60_000;
/** One for each browser of a person, and a few that have not noticed their end. */
const mostOfPerson = 6;
/** A change of two hundred rows is one piece of news. */
const gatherMilliseconds = 250;
const mostIds = 200;

type Stream = { listener: Listener; content: Readable };

/** Keeps the streams of one process and tells each what concerns it. */
export function liveStreams({ isAlive }: Options): LiveStreams {
  const streams = new Set<Stream>();
  let isClosed = false;

  const ofOrganisation = (orgId: string) => [...streams].filter(({ listener }) => listener.orgId === orgId);
  const endUnlessAlive = async (stream: Stream) => {
    // A database that is away for a moment is no reason to end anything.
    if (!(await isAlive(stream.listener).catch(() => true))) stream.content.push(null);
  };

  function open(listener: Listener): Readable {
    const content = new Readable({ read: () => undefined });
    const stream = { listener, content };
    if (isClosed) content.push(null);
    else {
      const own = ofOrganisation(listener.orgId).filter((it) => it.listener.userId === listener.userId);
      if (own.length >= mostOfPerson) own[0]?.content.push(null);
      streams.add(stream);
      // Sent at once, so that the client knows that it is connected.
      content.push(': connected\n\n');
    }
    const stopClocks = keepAlive(stream, () => void endUnlessAlive(stream));
    const forget = () => {
      stopClocks();
      streams.delete(stream);
    };
    content.once('close', forget);
    content.once('end', forget);
    return content;
  }

  function send(orgId: string, userId: string | undefined, text: string): void {
    for (const { listener, content } of ofOrganisation(orgId)) {
      if (userId === undefined || listener.userId === userId) content.push(text);
    }
  }

  const work = gatheredWork((orgId, text) => send(orgId, undefined, text));

  function publish(payload: string): void {
    const { orgId, userId, event, data } = JSON.parse(payload) as LiveEvent;
    send(orgId, userId, written(event, data));
  }

  return {
    open,
    publish,
    publishWork: work.gather,
    sessionChanged(change) {
      const [, id] = change.split(':');
      for (const stream of streams) {
        const { sessionId, userId, orgId } = stream.listener;
        if ([sessionId, userId, orgId].includes(id ?? '')) void endUnlessAlive(stream);
      }
    },
    close() {
      isClosed = true;
      work.stop();
      for (const { content } of streams) content.push(null);
    },
  };
}

/** Keeps the line open, looks now and then whether it may be, and ends it in time; answers how to stop. */
function keepAlive({ content }: Stream, look: () => void): () => void {
  const beat = setInterval(() => {
    content.push(': alive\n\n');
    look();
  }, heartbeatMilliseconds).unref();
  const end = setTimeout(() => content.push(null), longestMilliseconds).unref();
  return () => {
    clearInterval(beat);
    clearTimeout(end);
  };
}

/** Makes one piece of news of the work that changes in one moment. */
function gatheredWork(send: (orgId: string, text: string) => void) {
  const gathered = new Map<string, Set<string>>();
  let gathering: NodeJS.Timeout | undefined;

  function sendGathered(): void {
    gathering = undefined;
    for (const [orgId, ids] of gathered) {
      const assignment_ids = [...ids].slice(0, mostIds);
      send(orgId, written('assignments', { assignment_ids, more: ids.size > mostIds }));
    }
    gathered.clear();
  }

  return {
    gather(payload: string): void {
      const [orgId = '', assignmentId = ''] = payload.split(' ');
      const ids = gathered.get(orgId) ?? new Set();
      gathered.set(orgId, ids.add(assignmentId));
      gathering ??= setTimeout(sendGathered, gatherMilliseconds).unref();
    },
    stop: () => clearTimeout(gathering),
  };
}

function written(event: string, data: object): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}
