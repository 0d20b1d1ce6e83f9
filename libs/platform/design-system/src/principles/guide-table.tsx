import type { ReactNode } from 'react';
import { styled } from '../theme/styled.ts';

const Root = styled('table', {
  base: {
    width: 'full',
    maxWidth: '60rem',
    borderCollapse: 'collapse',
    // On a phone three equal columns, or the longest word would squeeze the others.
    tableLayout: { base: 'fixed', md: 'auto' },
    hyphens: 'auto',
    '& caption': { textAlign: 'start', fontSize: 'lg', fontWeight: 'strong', paddingBottom: '2' },
    '& :is(th, td)': {
      padding: '2',
      textAlign: 'start',
      verticalAlign: 'top',
      borderBottomWidth: '1px',
      borderColor: 'border',
      overflowWrap: 'anywhere',
    },
    '& thead th': { fontWeight: 'strong', color: 'textMuted' },
    '& tbody th': { fontWeight: 'normal' },
    '& code': { fontFamily: 'mono', fontSize: 'sm' },
  },
});

type GuideTableProps = { caption: string; heads: readonly string[]; rows: readonly (readonly ReactNode[])[] };

/** A table of rules on the front page. */
export function GuideTable({ caption, heads, rows }: GuideTableProps) {
  return (
    <Root>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, ...others], index) => (
          <tr key={index}>
            <th scope="row">{first}</th>
            {others.map((cell, place) => (
              <td key={place}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Root>
  );
}
