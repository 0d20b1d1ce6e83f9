import { createSlotRecipeContext, type HTMLChakraProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { pageFrameRecipe } from './page-frame-recipe.ts';

const { withProvider, withContext } = createSlotRecipeContext({ recipe: pageFrameRecipe });

const Root = withProvider<HTMLDivElement, HTMLChakraProps<'div'>>('div', 'root');
const Sub = withContext<HTMLElement, HTMLChakraProps<'nav'>>('nav', 'sub');
const SubTitle = withContext<HTMLHeadingElement, HTMLChakraProps<'h2'>>('h2', 'subTitle');
const Column = withContext<HTMLDivElement, HTMLChakraProps<'div'>>('div', 'column');
const Head = withContext<HTMLElement, HTMLChakraProps<'header'>>('header', 'head');
const Headings = withContext<HTMLDivElement, HTMLChakraProps<'div'>>('div', 'headings');
const Title = withContext<HTMLHeadingElement, HTMLChakraProps<'h1'>>('h1', 'title');
const End = withContext<HTMLDivElement, HTMLChakraProps<'div'>>('div', 'end');
const Filters = withContext<HTMLDivElement, HTMLChakraProps<'div'>>('div', 'filters');
const Count = withContext<HTMLSpanElement, HTMLChakraProps<'span'>>('span', 'count');

/** What a page shows below its head, with the usual distance to the edges; tables and splitters take the whole width. */
export const PageBody = withContext<HTMLDivElement, HTMLChakraProps<'div'>>('div', 'body');

export type PageFrameProps = {
  /** The name of the pages that stand beside this one, such as "Settings". */
  subTitle?: string;
  /** Links to these pages: `SubMenuGroup` with `SubMenuItem`; below 1280 px the breadcrumb leads to them. */
  sub?: ReactNode;
  /** `PageHead`, then tabs, `FilterBar`, `PageBody` or `SplitPane`, `SaveBar`. */
  children: ReactNode;
};

/** A page of settings, of partners or of managers: the list of its neighbours, head, content, and what is docked at the foot. */
export function PageFrame({ subTitle, sub, children }: PageFrameProps) {
  return (
    <Root>
      {sub && (
        <Sub aria-label={subTitle}>
          <SubTitle>{subTitle}</SubTitle>
          {sub}
        </Sub>
      )}
      <Column>{children}</Column>
    </Root>
  );
}

export type PageHeadProps = {
  /** Also the title of the browser's tab. */
  title: string;
  /** The way to this page: `Breadcrumb`. */
  crumbs?: ReactNode;
  /** When the figures were read, and what can be done on the whole page. */
  children?: ReactNode;
};

/** The title of a page below the way to it, and the main acts beside it. */
export function PageHead({ title, crumbs, children }: PageHeadProps) {
  return (
    <Head>
      <title>{`${title} · Dosar`}</title>
      <Headings>
        {crumbs}
        <Title>{title}</Title>
      </Headings>
      {children && <End>{children}</End>}
    </Head>
  );
}

export type FilterBarProps = {
  /** What is filtered, for screen readers. */
  label: string;
  /** How many rows there are, such as "1–15 of 18". */
  count?: ReactNode;
  /** A search field, chips of filters that hold, buttons that add one. */
  children: ReactNode;
};

/** Search and filters of a list, in one row above it. */
export function FilterBar({ label, count, children }: FilterBarProps) {
  return (
    <Filters role="search" aria-label={label}>
      {children}
      {count !== undefined && <Count>{count}</Count>}
    </Filters>
  );
}
