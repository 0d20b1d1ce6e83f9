import type { Schema } from '@dosar/openapi';
import type { Finding } from '#db/doctor/finding.ts';

/** The last known state of the services that a process uses. */
export type Services = Schema<'Readiness'>['services'];
type Service = keyof Services;

/** The states before the first check. */
export const notAsked: Services = { files: 'unknown', mail: 'unknown', sms: 'unknown', scanner: 'unknown' };

const everyMilliseconds = 60_000;
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
};

/** Checks the services at the start and then every minute in the background, so that no request waits for an unreachable service. */
export function watchServices({ examine, onChange }: Watch): {
  services: () => Services;
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
      known = { ...known, [service]: state };
      if (isNews) onChange({ service, state, says });
    }
  }

  const timer = setInterval(() => void look(), everyMilliseconds);
  timer.unref();
  void look();
  return { services: () => known, look, stop: () => clearInterval(timer) };
}
