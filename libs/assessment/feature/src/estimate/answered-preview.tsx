import { PreviewLines } from '@dosar/claim-parts/estimate-preview';
import { useAnswers } from '@dosar/forms';
import type { ReadEstimate } from '@dosar/kernel/read-estimate';
import type { MessageDescriptor } from 'react-intl';

type AnsweredPreviewProps<Answers extends Record<string, unknown>> = {
  readOf: (answers: Answers) => ReadEstimate;
  nothingYet?: MessageDescriptor;
};

/** The lines as the answers of the form give them; the notes of the assessment are without VAT. */
export function AnsweredPreview<Answers extends Record<string, unknown>>({
  readOf,
  ...rest
}: AnsweredPreviewProps<Answers>) {
  return <PreviewLines read={readOf(useAnswers<Answers>())} vat="apart" {...rest} />;
}
