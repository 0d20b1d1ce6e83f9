import { Banner, Box, Button, Heading, Stack, Text } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import { formatPlate } from '@dosar/kernel/plates';
import { useIntl } from 'react-intl';
import { ItemRow } from './item-row.tsx';
import { messages } from './messages.ts';
import { useOpenRequest } from './request-context.ts';
import { RequestFoot } from './request-overview.tsx';

/** Everything was answered: what came, what comes next, and the way to the claim. */
export function RequestDone() {
  const { formatMessage: t } = useIntl();
  const formats = useFormats();
  const { request } = useOpenRequest();
  return (
    <Stack gap="5">
      <Text tone="muted" size="sm">
        {[t(messages.file, { number: request.claim_file_no }), request.plate && formatPlate(request.plate)]
          .filter(Boolean)
          .join(' · ')}
      </Text>
      <Banner tone="success">
        <Heading as="h1" size="lg">
          {t(request.status === 'accepted' ? messages.allAccepted : messages.allSent)}
        </Heading>
        {request.answered_at !== null && t(messages.sentAt, { when: formats.dateTime(request.answered_at) })}
      </Banner>
      <section>
        <Heading as="h2" size="md">
          {t(messages.whatCame)}
        </Heading>
        <Box as="ul" listStyleType="none">
          {request.items.map((item) => (
            <ItemRow key={item.id} item={item} />
          ))}
        </Box>
      </section>
      <section>
        <Heading as="h2" size="md">
          {t(messages.whatNext)}
        </Heading>
        <Stack as="ol" gap="2" listStyleType="decimal" paddingInlineStart="6" marginTop="2">
          {request.status !== 'accepted' && <li>{t(messages.nextCheck)}</li>}
          <li>{t(messages.nextFollow)}</li>
        </Stack>
      </section>
      <Button asChild variant="primary" wide>
        <a href={request.tracker_url}>{t(messages.openClaim)}</a>
      </Button>
      <RequestFoot />
    </Stack>
  );
}
