import { api, dataOf, type PushDevice, useProblemText } from '@dosar/api-client/client';
import { Button, Notice } from '@dosar/design-system/public';
import { useFormats } from '@dosar/i18n/light';
import { localDateOf } from '@dosar/kernel/zone';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';

type PushDeviceListProps = {
  devices: readonly PushDevice[];
  /** By what this device is known in the list. */
  own: string | undefined;
  onChanged: (devices: PushDevice[]) => void;
};

/** The devices that say that the case has news; each can be stopped from here, also one that was lost. */
export function PushDeviceList({ devices, own, onChanged }: PushDeviceListProps) {
  const { formatMessage: t } = useIntl();
  if (devices.length === 0) return null;
  return (
    <>
      <p className="dosar-strong" id="push-devices">
        {t(messages.devices)}
      </p>
      <ul className="dosar-plain-list" aria-labelledby="push-devices">
        {devices.map((device) => (
          <li key={device.id}>
            <Device device={device} isOwn={device.fingerprint === own} onChanged={onChanged} />
          </li>
        ))}
      </ul>
    </>
  );
}

type DeviceProps = { device: PushDevice; isOwn: boolean; onChanged: (devices: PushDevice[]) => void };

function Device({ device: { id, device, created_at: since }, isOwn, onChanged }: DeviceProps) {
  const { formatMessage: t } = useIntl();
  const { date } = useFormats();
  const problemText = useProblemText();
  const [state, setState] = useState<'idle' | 'busy' | { refusal: string }>('idle');
  const day = date(localDateOf(new Date(since)));

  async function stop() {
    setState('busy');
    try {
      const { devices } = await dataOf(
        api.POST('/api/tracker/removePushDevice/{push_subscription_id}', {
          params: { path: { push_subscription_id: id } },
        }),
      );
      onChanged(devices);
    } catch (problem) {
      setState({ refusal: problemText(problem) });
    }
  }

  return (
    <>
      <span className="dosar-strong">{device}</span>
      <p className="dosar-hint">{t(isOwn ? messages.thisOne : messages.since, { day })}</p>
      {typeof state === 'object' && <Notice tone="error" title={state.refusal} />}
      <Button isBusy={state === 'busy'} onClick={() => void stop()}>
        {t(messages.stop, { device })}
      </Button>
    </>
  );
}
