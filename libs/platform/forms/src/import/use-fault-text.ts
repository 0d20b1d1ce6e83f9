import { useIntl } from 'react-intl';
import { faultWords } from './messages.ts';
import { UnusableFile } from './rows-of-file.ts';

/** Gives why no row of a file can be read; nothing for any other error. */
export function useFaultText(): (error: unknown) => string | undefined {
  const { formatMessage: t } = useIntl();
  return (error) => {
    const fault = error instanceof UnusableFile ? error.fault : undefined;
    return fault && t(faultWords[fault]);
  };
}
