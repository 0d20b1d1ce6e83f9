import { VisuallyHidden } from '@chakra-ui/react';
import { cloneElement, type ComponentProps, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { DescriptionList } from '../data/description-list.tsx';
import { Heading } from '../layout/heading.tsx';
import { Link } from '../layout/link.tsx';
import { styled } from '../theme/styled.ts';
import { messages } from './messages.ts';

const Value = styled('span', {
  base: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', '&[data-absent]': { color: 'textMuted' } },
});

/** An answer in words, absent where an optional one was left empty. */
export type Answer = { term: string; value: string | undefined };

/** The answers of one step and the way back to it. */
export type AnswerGroup = {
  key: string;
  title: string;
  rows: readonly Answer[];
  /** Without its words, such as `<Link to="policy?change" />`. */
  change: ReactElement<ComponentProps<'a'>>;
};

/** Every answer once more before it is sent, each with a way back to its question. */
export function AnswerGroups({ groups }: { groups: readonly AnswerGroup[] }) {
  const { formatMessage: t } = useIntl();
  return groups.map(({ key, title, rows, change }) => (
    <section key={key} aria-label={title}>
      <Heading size="md">{title}</Heading>
      <DescriptionList
        layout="rows"
        facts={rows.map(({ term, value }) => ({
          term,
          value: value ? <Value>{value}</Value> : <Value data-absent="">{t(messages.notGiven)}</Value>,
          action: (
            <Link
              asChild
              display="inline-flex"
              alignItems="center"
              minHeight={{ base: 'controlTouch', md: 'auto' }}
            >
              {cloneElement(change, {
                children: (
                  <>
                    <span aria-hidden>{t(messages.change)}</span>
                    <VisuallyHidden>{t(messages.changeNamed, { what: term })}</VisuallyHidden>
                  </>
                ),
              })}
            </Link>
          ),
        }))}
      />
    </section>
  ));
}
