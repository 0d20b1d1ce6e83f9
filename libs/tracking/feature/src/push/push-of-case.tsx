import { api, dataOf, type PushDevices, useProblemText } from '@dosar/api-client/client';
import { Button, Heading, Notice, useBrowserFact, useLoaded } from '@dosar/design-system/public';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { fingerprintOf, onReturn, ownFingerprint, pushAbility, registerBrowser } from './browser-push.ts';
import { messages } from './messages.ts';
import { PushDeviceList } from './push-device-list.tsx';

const mostDevices = 5;

/** Whether this device says that the case has news, and which others do. Nothing where the insurer offers it not. */
export function PushOfCase() {
  const { formatMessage: t } = useIntl();
  const [changed, setChanged] = useState<PushDevices['devices']>();
  const [registered, setRegistered] = useState<string>();
  const { last } = useLoaded('push', async ({ signal }) => ({
    ...(await dataOf(api.GET('/api/tracker/getPushDevices', { signal }))),
    own: await ownFingerprint().catch(() => undefined),
  }));
  if (!last || last.public_key === null) return null;
  const devices = changed ?? last.devices;
  const own = registered ?? last.own;
  return (
    <div className="dosar-stack">
      <Heading level={3}>{t(messages.title)}</Heading>
      <p>{t(messages.lead)}</p>
      <ThisDevice
        publicKey={last.public_key}
        isHere={devices.some(({ fingerprint }) => fingerprint === own)}
        isFull={devices.length >= mostDevices}
        onAdded={(added, fingerprint) => {
          setChanged(added);
          setRegistered(fingerprint);
        }}
      />
      <PushDeviceList devices={devices} own={own} onChanged={setChanged} />
    </div>
  );
}

type ThisDeviceProps = {
  publicKey: string;
  isHere: boolean;
  isFull: boolean;
  onAdded: (devices: PushDevices['devices'], fingerprint: string) => void;
};

function ThisDevice({ publicKey, isHere, isFull, onAdded }: ThisDeviceProps) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const ability = useBrowserFact(onReturn, pushAbility);
  const [state, setState] = useState<'idle' | 'busy' | 'undecided' | 'failed' | { refusal: string }>('idle');

  async function start() {
    if (state === 'busy') return;
    setState('busy');
    const browser = await registerBrowser(publicKey).catch(() => 'failed' as const);
    if (browser === 'refused') return setState('idle');
    if (typeof browser === 'string') return setState(browser);
    try {
      const { devices } = await dataOf(api.POST('/api/tracker/addPushDevice', { body: browser }));
      onAdded(devices, await fingerprintOf(browser.endpoint));
      setState('idle');
    } catch (problem) {
      setState({ refusal: problemText(problem) });
    }
  }

  if (ability === 'refused') return <Notice tone="info" title={t(messages.refused)} />;
  if (ability === 'needsInstall') return <Notice tone="info" title={t(messages.needsInstall)} />;
  if (ability === 'unable') return <p className="dosar-hint">{t(messages.unable)}</p>;
  if (isHere) return <Notice tone="success" title={t(messages.started)} />;
  if (isFull) return <p className="dosar-hint">{t(messages.tooMany)}</p>;
  return (
    <>
      <p className="dosar-hint">{t(messages.willAsk)}</p>
      {state === 'undecided' && <Notice tone="info" title={t(messages.undecided)} />}
      {state === 'failed' && <Notice tone="error" title={t(messages.failed)} />}
      {typeof state === 'object' && <Notice tone="error" title={state.refusal} />}
      <Button isBusy={state === 'busy'} onClick={() => void start()}>
        {t(messages.start)}
      </Button>
    </>
  );
}
