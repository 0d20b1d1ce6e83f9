import { Banner, Box, Flex, Heading, Link, Stack, Text } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import { formatPhone } from '@dosar/kernel/phones';
import { formatPlate } from '@dosar/kernel/plates';
import { useIntl } from 'react-intl';
import { ItemCard } from './item-card.tsx';
import { ItemRow } from './item-row.tsx';
import { messages } from './messages.ts';
import { isOwed, isReady, useOpenRequest } from './request-context.ts';

/** Everything that was asked for: the first open document as a card to act on, the others as rows. */
export function RequestOverview() {
  const { formatMessage: t } = useIntl();
  const formats = useFormats();
  const { request } = useOpenRequest();
  const { items, due_date: dueDate, message } = request;
  const owed = items.filter(isOwed);
  // What was refused comes first, with its reason: the rest of it may be done already.
  const open = owed.find(({ state }) => state === 'rejected') ?? owed[0];
  const others = items.filter((item) => item !== open);
  return (
    <Stack gap="5">
      <div>
        <Text tone="muted" size="sm">
          {[t(messages.file, { number: request.claim_file_no }), request.plate && formatPlate(request.plate)]
            .filter(Boolean)
            .join(' · ')}
        </Text>
        <Heading as="h1" size="xl">
          {t(messages.toSend, { count: owed.length })}
        </Heading>
        <Text tone="muted">
          {dueDate === null ? t(messages.noTerm) : t(messages.until, { day: formats.weekdayDate(dueDate) })}
        </Text>
      </div>
      <Progress ready={items.filter(isReady).length} total={items.length} />
      {message !== null && <Banner tone="info">{message}</Banner>}
      {open && <ItemCard item={open} />}
      {others.length > 0 && (
        <Box as="ul" listStyleType="none">
          {others.map((item) => (
            <ItemRow key={item.id} item={item} />
          ))}
        </Box>
      )}
      <RequestFoot />
    </Stack>
  );
}

function Progress({ ready, total }: { ready: number; total: number }) {
  const { formatMessage: t } = useIntl();
  return (
    <Flex gap="3" alignItems="center">
      <Flex gap="2" flex="1" aria-hidden>
        {Array.from({ length: total }, (_, index) => (
          <Box
            key={index}
            flex="1"
            height="1.5"
            borderRadius="full"
            background={index < ready ? 'success' : 'border'}
          />
        ))}
      </Flex>
      <Text as="span" tone="muted">
        {t(messages.ready, { ready, total })}
      </Text>
    </Flex>
  );
}

/** Who sees what is sent, and whom to ask. */
export function RequestFoot() {
  const { formatMessage: t } = useIntl();
  const { contact } = useOpenRequest().request;
  return (
    <Stack gap="2">
      <Text tone="muted" size="sm">
        {t(messages.privacy)}
      </Text>
      <Text tone="muted" size="sm">
        {t(messages.contact, { name: contact.name })}
        {contact.phone !== null && (
          <>
            {', '}
            <Link href={`tel:${contact.phone}`}>{formatPhone(contact.phone)}</Link>
          </>
        )}
      </Text>
    </Stack>
  );
}
