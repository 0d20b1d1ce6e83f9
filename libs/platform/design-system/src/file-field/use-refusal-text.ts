import { useIntl } from 'react-intl';
import { messages } from './messages.ts';
import type { FileRefusal, FileRules } from './file-refusal.ts';

const mebibyte = 1024 * 1024;

/** Says in words why a file is refused by `rules`. */
export function useRefusalText(rules: FileRules): (refusal: FileRefusal) => string {
  const { formatMessage: t, formatNumber } = useIntl();
  const limit = formatNumber(rules.maxBytes / mebibyte, {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: 1,
  });
  return (refusal) => {
    if (refusal === 'size') return t(messages.size, { limit });
    if (refusal === 'count') return t(messages.count, { limit: rules.maxFiles });
    return t(messages[refusal]);
  };
}
