import { useRef, type ComponentProps, type ReactNode } from 'react';
import { VisuallyHidden } from '@chakra-ui/react';
import { MarkedRoot } from './compose-recipe.ts';

/** A part of a text that is shown apart: a value that was filled in, one that is missing, a letter that costs. */
export type TextMark = { from: number; to: number; look: 'value' | 'missing' | 'costly' };

export type MarkedTextAreaProps = Pick<
  ComponentProps<'textarea'>,
  'id' | 'maxLength' | 'placeholder' | 'aria-describedby' | 'aria-invalid' | 'onBlur' | 'onFocus' | 'name'
> & {
  label: string;
  value: string;
  onChange: (text: string) => void;
  /** In the order in which they stand in the text, without overlap. */
  marks: readonly TextMark[];
  /** For a line such as a subject: Enter writes nothing. */
  oneLine?: boolean;
};

/** Text in which parts are marked while they are written. */
export function MarkedTextArea({
  label,
  value,
  onChange,
  marks,
  id,
  oneLine = false,
  ...rest
}: MarkedTextAreaProps) {
  const copy = useRef<HTMLDivElement>(null);
  return (
    <MarkedRoot data-one-line={oneLine ? '' : undefined}>
      <div ref={copy} aria-hidden="true">
        {marked(value, marks)}
        {'\n'}
      </div>
      <VisuallyHidden asChild>
        <label htmlFor={id}>{label}</label>
      </VisuallyHidden>
      <textarea
        {...rest}
        id={id}
        rows={oneLine ? 1 : 4}
        value={value}
        onChange={({ target }) => onChange(oneLine ? target.value.replaceAll(/[\r\n]+/g, ' ') : target.value)}
        onKeyDown={(event) => {
          if (oneLine && event.key === 'Enter') event.preventDefault();
        }}
        onScroll={({ currentTarget }) => {
          if (copy.current) copy.current.scrollTop = currentTarget.scrollTop;
        }}
      />
    </MarkedRoot>
  );
}

function marked(text: string, marks: readonly TextMark[]): ReactNode[] {
  const parts: ReactNode[] = [];
  let at = 0;
  for (const { from, to, look } of marks) {
    if (from < at) continue;
    parts.push(text.slice(at, from));
    parts.push(
      <mark key={from} data-look={look}>
        {text.slice(from, to)}
      </mark>,
    );
    at = to;
  }
  parts.push(text.slice(at));
  return parts;
}
