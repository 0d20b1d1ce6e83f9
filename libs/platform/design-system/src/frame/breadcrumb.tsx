import { Breadcrumb as ChakraBreadcrumb } from '@chakra-ui/react';
import { Fragment, type ComponentProps, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../icon/icon.tsx';
import { messages } from './messages.ts';
import { breadcrumbRecipe } from './page-frame-recipe.ts';

/** A step of the way, with the link to it. */
export type Crumb = { key: string; link: ReactElement<ComponentProps<'a'>> };

export type BreadcrumbProps = {
  /** From the top down. */
  steps: readonly Crumb[];
  /** The page itself, which is no link. */
  current: string;
};

/** The way to a page: each step is a link, the last one is the page. */
export function Breadcrumb({ steps, current }: BreadcrumbProps) {
  const { formatMessage: t } = useIntl();
  return (
    <ChakraBreadcrumb.Root recipe={breadcrumbRecipe} aria-label={t(messages.way)}>
      <ChakraBreadcrumb.List>
        {steps.map(({ key, link }) => (
          <Fragment key={key}>
            <ChakraBreadcrumb.Item>
              <ChakraBreadcrumb.Link asChild>{link}</ChakraBreadcrumb.Link>
            </ChakraBreadcrumb.Item>
            <ChakraBreadcrumb.Separator>
              <Icon name="chevron_right" />
            </ChakraBreadcrumb.Separator>
          </Fragment>
        ))}
        <ChakraBreadcrumb.Item>
          <ChakraBreadcrumb.CurrentLink>{current}</ChakraBreadcrumb.CurrentLink>
        </ChakraBreadcrumb.Item>
      </ChakraBreadcrumb.List>
    </ChakraBreadcrumb.Root>
  );
}
