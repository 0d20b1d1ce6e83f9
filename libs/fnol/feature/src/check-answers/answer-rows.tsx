import { Box, DescriptionList, Heading, Link, VisuallyHidden } from '@dosar/design-system';
import { useFieldId } from '@dosar/forms';
import { useIntl } from 'react-intl';
import { Link as RouterLink } from 'react-router';
import { addressOfPage } from '../claim-notification/notification-address.ts';
import { useNotification } from '../claim-notification/notification-context.ts';
import type { AskingPage } from '../claim-notification/wizard-pages.ts';
import { messages } from './messages.ts';
import { useAnswerGroups } from './use-answer-groups.ts';

/** All answers by page; each row leads back to its question. */
export function AnswerRows() {
  const groups = useAnswerGroups();
  const photosId = useFieldId('photos');
  return (
    <>
      {groups.map(({ page, title, rows }) => (
        <Box as="section" key={page} aria-label={title}>
          <Heading as="h2">{title}</Heading>
          <DescriptionList
            layout="rows"
            facts={rows.map(({ term, value }) => ({
              term,
              value: <Value>{value}</Value>,
              action: <ChangeLink page={page} what={term} {...(page === 'photos' && { id: photosId })} />,
            }))}
          />
        </Box>
      ))}
    </>
  );
}

function Value({ children }: { children: string | undefined }) {
  const { formatMessage: t } = useIntl();
  if (children) return <Box whiteSpace="pre-wrap">{children}</Box>;
  return <Box color="textMuted">{t(messages.notGiven)}</Box>;
}

type ChangeLinkProps = { page: AskingPage; what: string; id?: string };

function ChangeLink({ page, what, id }: ChangeLinkProps) {
  const { formatMessage: t } = useIntl();
  const { orgKey } = useNotification();
  return (
    <Link asChild>
      <RouterLink to={addressOfPage(orgKey, page, true)} id={id}>
        <span aria-hidden>{t(messages.change)}</span>
        <VisuallyHidden>{t(messages.changeNamed, { what })}</VisuallyHidden>
      </RouterLink>
    </Link>
  );
}
