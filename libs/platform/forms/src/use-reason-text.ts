import { createContext, useContext } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { reasonTexts } from './messages.ts';
import { readReason, type ReasonTexts } from './reason.ts';

/** The reasons that the form around has words of its own for. */
export const ReasonTextsContext = createContext<ReasonTexts>({});

/**
 * Puts a reason into words: those of the form first, then the common ones; words stay as they are.
 *
 * Where nobody gave a reason, the reader is asked to look at the answer again.
 */
export function useReasonText(): (text: string) => string {
  const { formatMessage: t } = useIntl();
  const own = useContext(ReasonTextsContext);
  const known: ReasonTexts = { ...reasonTexts, ...own };
  return (text) => {
    const { name, values } = readReason(text);
    const words: MessageDescriptor | undefined = known[name || 'refused'];
    return words ? t(words, values) : text;
  };
}
