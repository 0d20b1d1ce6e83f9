import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

/** Romanian joins short words by a hyphen: `s-a`, `într-o`, `ne-am`. */
const joined = /(\p{L}{1,6}-\p{L}{1,6})(?!\p{L})/u;

/** The words of a Romanian title with `s-a` on one line: browsers break after every hyphen, and no style forbids it. */
export function Unbroken({ children }: { children: ReactNode }): ReactNode {
  const { locale } = useIntl();
  if (!locale.startsWith('ro')) return children;
  return Array.isArray(children) ? children.map(wholeWords) : wholeWords(children);
}

function wholeWords(text: ReactNode): ReactNode {
  if (typeof text !== 'string' || !text.includes('-')) return text;
  return text.split(joined).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      // Parts never change places.
      <span key={at} style={{ whiteSpace: 'nowrap' }}>
        {part}
      </span>
    ),
  );
}
