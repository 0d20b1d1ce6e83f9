import { useEffect, useRef, type MouseEvent } from 'react';
import { useIntl } from 'react-intl';
import { styled } from '../theme/styled.ts';
import { messages } from './messages.ts';

const Root = styled('div', {
  base: {
    borderWidth: '1px',
    borderColor: 'dangerBorder',
    borderRadius: 'md',
    background: 'dangerSubtle',
    paddingInline: '4',
    paddingBlock: '3',
    maxWidth: 'textColumn',
    '& h2': { fontWeight: 'strong', marginBottom: '1' },
    '& ul': { listStyle: 'disc', paddingInlineStart: '5' },
    '& a': { color: 'danger', textDecoration: 'underline', cursor: 'pointer' },
  },
});

/** What is wrong with one field. */
export type FieldError = {
  /** The id of the control that the line leads to. */
  fieldId: string;
  message: string;
};

export type ErrorSummaryProps = {
  errors: readonly FieldError[];
  /** The number of the attempt: with each new one the focus comes here again. */
  attempt?: number;
};

function goToField(event: MouseEvent, fieldId: string): void {
  const field = document.getElementById(fieldId);
  if (!field) return;
  event.preventDefault();
  field.scrollIntoView?.({ block: 'center' });
  field.focus({ preventScroll: true });
}

/** The list of everything that keeps a form from being sent; it takes the focus, its lines lead to the fields. */
export function ErrorSummary({ errors, attempt = 0 }: ErrorSummaryProps) {
  const { formatMessage: t } = useIntl();
  const root = useRef<HTMLDivElement>(null);
  const isShown = errors.length > 0;

  useEffect(
    function takeFocus() {
      if (isShown) root.current?.focus();
    },
    [isShown, attempt],
  );

  if (!isShown) return null;
  return (
    <Root ref={root} role="alert" tabIndex={-1}>
      <h2>{t(messages.summary, { count: errors.length })}</h2>
      <ul>
        {errors.map(({ fieldId, message }) => (
          <li key={`${fieldId} ${message}`}>
            <a href={`#${fieldId}`} onClick={(event) => goToField(event, fieldId)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </Root>
  );
}
