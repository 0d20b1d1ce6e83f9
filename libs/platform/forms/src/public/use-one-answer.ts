import { useRef, useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import type { AnswerSchema } from '../answer-schema.ts';
import { readReason, type ReasonTexts } from '../reason.ts';

type OneAnswer = {
  /** The messages are reasons, see `reason`. */
  schema: AnswerSchema<string, string>;
  /** The words for every reason that the schema names. */
  reasons: ReasonTexts;
  send: (answer: string) => void;
};

/**
 * A form of one question, for the pages of claimants: checked when it is sent, and from then on while it is corrected.
 *
 * The same rules as `useZodForm`, without the weight of a form library for a single field.
 */
export function useOneAnswer({ schema, reasons, send }: OneAnswer) {
  const { formatMessage: t } = useIntl();
  const field = useRef<HTMLInputElement>(null);
  const [value, setValue] = useState('');
  const [isChecked, setIsChecked] = useState(false);

  const refusal = isChecked ? refusalOf(schema, value) : undefined;
  const words = refusal && reasons[refusal.name];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const answer = schema['~standard'].validate(value);
    if (answer instanceof Promise) return;
    setIsChecked(answer.issues !== undefined);
    field.current?.focus();
    if (answer.issues) return;
    // What comes next, another code perhaps, replaces this one.
    field.current?.select();
    send(answer.value);
  };
  return { field, value, change: setValue, error: words && t(words, refusal.values), submit };
}

function refusalOf(schema: OneAnswer['schema'], value: string) {
  const answer = schema['~standard'].validate(value);
  const issue = answer instanceof Promise ? undefined : answer.issues?.[0];
  return issue && readReason(issue.message);
}
