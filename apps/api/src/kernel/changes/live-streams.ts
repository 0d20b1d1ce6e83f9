import { Readable } from 'node:stream';
import type { LiveEvent } from './live-events.ts';

/** The receiver of a stream. */
export type Listener = {
  orgId: string;
  userId: string;
  sessionId: string;
  roles: readonly string[];
  /** Changes of claim files go only to people who may open them. */
  mayReadFiles: boolean;
};

type Options = {
  /** Whether the session of a receiver still gives the same access. */
  isAlive: (listener: Listener) => Promise<boolean>;
};

/** The open streams of this process; a stream holds no database connection. */
export type LiveStreams = {
  open: (listener: Listener) => Readable;
  /** Handles a notification of `announce`. */
  publish: (payload: string) => void;
  /** Handles a notification of the assignment trigger. */
  publishWork: (payload: string) => void;
  /** Handles a notification of the triggers of claim files. */
  publishFile: (payload: string) => void;
  /** A session, user or organisation changed: streams whose session is over end. */
  sessionChanged: (change: string) => void;
  close: () => void;
};

const heartbeatMilliseconds = 25_000;
/** Lifetime of a stream: that of an id token, because clients reconnect with a newer token. */
const longestMilliseconds = 15 * 60_000;
/** One stream for each browser of a user, and some that have not noticed their end. */
const mostOfPerson = 6;
/** Changes within this time are sent as one event, so that a change of two hundred rows sends one. */
const gatherMilliseconds = 250;
const mostIds = 200;
/** Events of this time are sent to new streams, because a page begins to listen some seconds after it was read. */
const rememberedMilliseconds = 15_000;

type Stream = { listener: Listener; content: Readable };

/** Holds the streams of one process and sends each event to its receivers. */
export function liveStreams({ isAlive }: Options): LiveStreams {
  const streams = new Set<Stream>();
  let isClosed = false;

  const ofOrganisation = (orgId: string) => [...streams].filter(({ listener }) => listener.orgId === orgId);
  const endUnlessAlive = async (stream: Stream) => {
    // A database that is unreachable for a moment ends no stream.
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
      if (listener.mayReadFiles) for (const text of recent.of(listener.orgId)) content.push(text);
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

  const work = gathered((orgId, changed) => send(orgId, undefined, assignmentNews(changed)));
  const recent = recentNews();
  const files = gathered((orgId, changed) => {
    const text = fileNews(changed);
    recent.remember(orgId, text);
    for (const { listener, content } of ofOrganisation(orgId)) if (listener.mayReadFiles) content.push(text);
  });

  function publish(payload: string): void {
    const { orgId, userId, event, data } = JSON.parse(payload) as LiveEvent;
    send(orgId, userId, written(event, data));
  }

  return {
    open,
    publish,
    publishWork: work.gather,
    publishFile: files.gather,
    sessionChanged(change) {
      const [, id] = change.split(':');
      for (const stream of streams) if (isOf(stream.listener, id)) void endUnlessAlive(stream);
    },
    close() {
      isClosed = true;
      work.stop();
      files.stop();
      for (const { content } of streams) content.push(null);
    },
  };
}

/** Keeps a stream open, checks its session periodically, and ends it at its lifetime; returns a function that stops it. */
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

const isOf = ({ sessionId, userId, orgId }: Listener, id: string | undefined) =>
  id !== undefined && [sessionId, userId, orgId].includes(id);

type Changed = Map<string, Set<string>>;

function assignmentNews(changed: Changed): string {
  const assignment_ids = [...changed.keys()].slice(0, mostIds);
  return written('assignments', { assignment_ids, more: changed.size > mostIds });
}

function fileNews(changed: Changed): string {
  const changes = [...changed].map(([claim_file_id, areas]) => ({ claim_file_id, areas: [...areas] }));
  return written('files', { changes: changes.slice(0, mostIds), more: changes.length > mostIds });
}

/** Combines changes within a moment into one event; a payload is an organisation, the changed record and its area. */
function gathered(send: (orgId: string, changed: Changed) => void) {
  const byOrganisation = new Map<string, Changed>();
  let gathering: NodeJS.Timeout | undefined;

  function sendGathered(): void {
    gathering = undefined;
    for (const [orgId, changed] of byOrganisation) send(orgId, changed);
    byOrganisation.clear();
  }

  return {
    gather(payload: string): void {
      const [orgId = '', id = '', part] = payload.split(' ');
      const changed: Changed = byOrganisation.get(orgId) ?? new Map();
      const parts = changed.get(id) ?? new Set();
      if (part !== undefined) parts.add(part);
      byOrganisation.set(orgId, changed.set(id, parts));
      gathering ??= setTimeout(sendGathered, gatherMilliseconds).unref();
    },
    stop: () => clearTimeout(gathering),
  };
}

/** The latest events of each organisation, sent to pages that begin to listen after they were read, or reconnect. */
function recentNews() {
  const remembered = new Map<string, Set<string>>();
  return {
    of: (orgId: string) => remembered.get(orgId) ?? [],
    remember(orgId: string, text: string): void {
      const texts = remembered.get(orgId) ?? new Set();
      remembered.set(orgId, texts.add(text));
      setTimeout(() => {
        texts.delete(text);
        if (texts.size === 0 && remembered.get(orgId) === texts) remembered.delete(orgId);
      }, rememberedMilliseconds).unref();
    },
  };
}

function written(event: string, data: object): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}
