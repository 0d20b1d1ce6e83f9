import { DataList, VisuallyHidden } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { descriptionListRecipe } from './description-list-recipe.ts';
import { messages } from './messages.ts';

/** One thing that is known; a missing value shows a dash. */
export type Fact = {
  term: ReactNode;
  value: ReactNode;
  /** What can be done about it, such as a link to change it. */
  action?: ReactNode;
};

export type DescriptionListProps = {
  facts: readonly Fact[];
  layout?: 'columns' | 'narrow' | 'pairs' | 'rows';
};

function isMissing(value: ReactNode): boolean {
  return value === undefined || value === null || value === '';
}

/** Facts with their names. */
export function DescriptionList({ facts, layout = 'columns' }: DescriptionListProps) {
  const { formatMessage: t } = useIntl();
  const variants = { layout };
  return (
    <DataList.Root recipe={descriptionListRecipe} {...variants}>
      {facts.map(({ term, value, action }, index) => (
        <DataList.Item key={index}>
          <DataList.ItemLabel>{term}</DataList.ItemLabel>
          <DataList.ItemValue>
            {isMissing(value) ? (
              <>
                <span aria-hidden>–</span>
                <VisuallyHidden>{t(messages.absent)}</VisuallyHidden>
              </>
            ) : (
              value
            )}
          </DataList.ItemValue>
          {action && <DataList.ItemValue>{action}</DataList.ItemValue>}
        </DataList.Item>
      ))}
    </DataList.Root>
  );
}
