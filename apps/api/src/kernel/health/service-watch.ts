import type { Schema } from '@dosar/openapi';
import type { Finding } from '#db/doctor/finding.ts';

/** The last known state of the services that a process uses. */
export type Services = Schema<'Readiness'>['services'];
type Service = keyof Services;

/** The states before the first check. */
export const notAsked: Services = { files: 'unknown', mail: 'unknown', sms: 'unknown', scanner: 'unknown' };

const everyMilliseconds = 60_000;
/** The pause between checks while a service fails; it is short because messages wait for the recovery. */
const everyMillisecondsOfOutage = 15_000;
const bySubject: ReadonlyMap<string, Service> = new Map([
  ['documents', 'files'],
  ['mail', 'mail'],
  ['SMS', 'sms'],
  ['virus scanner', 'scanner'],
]);
const stateOf = { good: 'ok', note: 'unset', bad: 'failed' } as const;

type Watch = {
  examine: () => Promise<Finding[]>;
  /** Called for each service that begins to fail or recovers, with the reason in words. */
  onChange: (change: { service: Service; state: Services[Service]; says: string }) => void;
  /** Called for each service that answers again after a failure, and for each one that answers the first check of this process. */
  onReached?: (service: Service) => void;
};

/**
 * Checks the services from `start` on and then every minute in the background, so that no request waits for an unreachable service.
 * While one fails, the watch checks all of them four times a minute.
 */
export function watchServices({ examine, onChange, onReached }: Watch): {
  services: () => Services;
  start: () => void;
  look: () => Promise<void>;
  stop: () => void;
} {
  let known = notAsked;

  async function look(): Promise<void> {
    for (const { subject, verdict, says } of await examine()) {
      const service = bySubject.get(subject);
      if (service === undefined) continue;
      const state = stateOf[verdict];
      const isNews = (state === 'failed') !== (known[service] === 'failed');
      const isReached = state === 'ok' && known[service] !== 'ok';
      known = { ...known, [service]: state };
      if (isNews) onChange({ service, state, says });
      if (isReached) onReached?.(service);
    }
  }

  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  async function keepLooking(): Promise<void> {
    await look();
    if (isStopped) return;
    const pause = Object.values(known).includes('failed') ? everyMillisecondsOfOutage : everyMilliseconds;
    timer = setTimeout(() => void keepLooking(), pause).unref();
  }

  return {
    services: () => known,
    start: () => void keepLooking(),
    look,
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
