import type { ReactNode } from 'react';
import { Unbroken } from '../layout/unbroken.tsx';
import { styled } from '../theme/styled.ts';

const Root = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '3',
    // As high with its acts as before they come.
    minHeight: 'var(--dosar-control)',
    alignItems: 'center',
    marginBottom: '3',
    '& h1': { flex: '1', fontSize: 'lg', fontWeight: 'strong', lineHeight: 'tight', textWrap: 'balance' },
  },
});

export type PageTitleProps = {
  /** Also the title of the browser's tab. */
  title: string;
  /** What can be done on the whole page. */
  actions?: ReactNode;
};

/** The heading of a page and its main acts; names the tab as well. */
export function PageTitle({ title, actions }: PageTitleProps) {
  return (
    <Root>
      <title>{`${title} · Dosar`}</title>
      <h1>
        <Unbroken>{title}</Unbroken>
      </h1>
      {actions}
    </Root>
  );
}
