declare module 'autocannon' {
  import type { EventEmitter } from 'node:events';

  type Options = {
    url: string;
    method: 'GET' | 'POST';
    headers: Record<string, string>;
    body?: string;
    connections: number;
    duration: number;
  };
  type Result = { duration: number; errors: number; timeouts: number; non2xx: number; '2xx': number };

  /** Sends requests as quickly as the answers come; `response` tells each one's time in milliseconds. */
  export default function autocannon(options: Options): EventEmitter & PromiseLike<Result>;
}
