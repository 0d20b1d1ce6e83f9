import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { plain } from '../theme/plain.ts';
import { styled } from '../theme/styled.ts';
import { messages } from './messages.ts';
import { useBarHeight, usualBarHeight } from './use-bar-height.ts';

const mainId = 'main';

const Root = styled('div', {
  base: {
    display: 'grid',
    minHeight: '100dvh',
    background: 'canvas',
    gridTemplateRows: 'auto 1fr auto',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '&:has(> nav)': {
      gridTemplateColumns: { md: 'auto minmax(0, 1fr)' },
      gridTemplateRows: { base: 'auto auto 1fr auto', md: 'auto 1fr auto' },
      '& > nav': { gridRow: { md: '2 / -1' } },
      '& > footer': { gridColumn: { md: '2' } },
    },
    '&:has(> header)': { '--dosar-sticky-top': `${usualBarHeight}px` },
    '& > header': {
      gridColumn: '1 / -1',
      position: 'sticky',
      top: '0',
      zIndex: 'bar',
      background: 'bar',
      color: 'barContrast',
      minHeight: `${usualBarHeight}px`,
    },
    '&:has(> main > [data-workspace]) > header': { position: { base: 'static', md: 'sticky' } },
    // The bar and the menu lie on the canvas, the work on a sheet of its own.
    '& > main': {
      padding: { base: '4', md: '4' },
      minWidth: '0',
      outline: 'none',
      background: 'surface',
      borderTopWidth: '1px',
    },
    '&:has(> nav) > main': {
      borderInlineStartWidth: { md: '1px' },
      borderStartStartRadius: { md: 'lg' },
    },
    '& > footer': {
      gridColumn: '1 / -1',
      paddingInline: '4',
      paddingBlock: '2',
      background: 'surface',
      color: 'textFaint',
      fontSize: 'sm',
    },
    '&:has(> nav) > footer': { borderInlineStartWidth: { md: '1px' } },
    '@media print': { display: 'block', '& > header, & > nav, & > a': { display: 'none' } },
  },
  variants: {
    layout: {
      // Pages for claimants: one column of comfortable width, and nothing else to look at.
      column: {
        background: 'surface',
        '& > header': { background: 'surface', color: 'text', borderBottomWidth: '1px' },
        '& > main': {
          width: 'full',
          maxWidth: 'publicColumn',
          marginInline: 'auto',
          borderTopWidth: '0',
          paddingBlockStart: { md: '8' },
        },
        '& > footer': { borderTopWidth: '1px' },
      },
      // One question before anything opens: a sheet in the middle.
      sheet: {
        '& > main': {
          background: 'canvas',
          borderTopWidth: '0',
          paddingBlockStart: { base: '4', md: 'min(12dvh, {spacing.20})' },
        },
        '& > footer': { background: 'canvas' },
      },
    },
  },
});

const Skip = plain('a', {
  position: 'fixed',
  insetBlockStart: '2',
  insetInlineStart: '2',
  zIndex: 'skipLink',
  padding: '2',
  background: 'surface',
  color: 'brandText',
  borderWidth: '2px',
  borderColor: 'focus',
  borderRadius: 'md',
  '&:not(:focus)': { srOnly: true },
});

export type PageShellProps = {
  /** The brand bar. */
  header?: ReactNode;
  /** A `nav` element; the side menu on wide screens. */
  navigation?: ReactNode;
  footer?: ReactNode;
  /** How a page stands that has no menu: a column for claimants, a sheet for the login and its steps. */
  layout?: 'column' | 'sheet';
  children: ReactNode;
};

/** The frame of every page: a way past the header, the header, the navigation and the content. */
export function PageShell({ header, navigation, footer, layout, children }: PageShellProps) {
  const { formatMessage: t } = useIntl();
  const bar = useBarHeight<HTMLElement>();
  return (
    <Root layout={layout}>
      <Skip href={`#${mainId}`}>{t(messages.skip)}</Skip>
      {header && <header ref={bar}>{header}</header>}
      {navigation}
      <main id={mainId} tabIndex={-1}>
        {children}
      </main>
      {footer && <footer>{footer}</footer>}
    </Root>
  );
}
