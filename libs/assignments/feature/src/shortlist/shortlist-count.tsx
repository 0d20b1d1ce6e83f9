import { apiQuery, browseWorklist } from '@dosar/api-client';
import { Card, Text, VisuallyHidden } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { viewOf } from '../worklist/worklist-address.ts';
import { requestOf } from '../worklist/worklist-view.ts';
import { messages } from './messages.ts';
import type { ShortlistTile } from './shortlist-tiles.ts';

/** One number of the dashboard, a link to the list behind it. */
export function ShortlistCount({ tile: { label, search } }: { tile: ShortlistTile }) {
  const { formatMessage: t } = useIntl();
  const formats = useFormats();
  // The same reading of the address as the list itself, so that the number and the list cannot differ.
  const body = { ...requestOf(viewOf(new URLSearchParams(search)), undefined), limit: 1 };
  const { data, isError } = useQuery(apiQuery(browseWorklist, { body }));
  const count = data && `${formats.number(data.total.count)}${data.total.capped ? '+' : ''}`;

  return (
    <Card
      asChild
      display="block"
      height="full"
      color="text"
      textDecoration="none"
      _hover={{ borderColor: 'brand' }}
    >
      <Link to={`/assignments/worklist?${search}`}>
        <Text as="span" display="block" fontSize="xl" fontWeight="strong" numeric minHeight="8">
          {count ?? (isError ? <Unknown text={t(messages.notKnown)} /> : '')}
        </Text>
        <Text as="span" tone="muted">
          {t(label)}
        </Text>
      </Link>
    </Card>
  );
}

function Unknown({ text }: { text: string }) {
  return (
    <>
      <span aria-hidden>–</span>
      <VisuallyHidden>{text}</VisuallyHidden>
    </>
  );
}
