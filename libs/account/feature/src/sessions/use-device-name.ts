import { useIntl } from 'react-intl';
import { deviceOf } from './device-of.ts';
import { messages } from './messages.ts';

/** Puts what is known of a device into words. */
export function useDeviceName(): (userAgent: string | null) => string {
  const { formatMessage: t } = useIntl();
  return (userAgent) => {
    const { browser, system } = deviceOf(userAgent);
    if (browser && system) return t(messages.deviceOn, { browser, system });
    return browser ?? system ?? t(messages.unknownDevice);
  };
}
