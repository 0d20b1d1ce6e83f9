import type { GuestAssignment } from '@dosar/api-client';
import { Button, Stack, Text } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { requestMessages as messages } from './request-messages.ts';

type Request = GuestAssignment['requests'][number];

const states = {
  requested: messages.requested,
  received: messages.received,
  accepted: messages.accepted,
  not_owned: messages.notOwned,
  waived: messages.waived,
};

/** What was asked for, each with its verdict and reason, and where it is sent. */
export function GuestRequest({ request }: { request: Request | undefined }) {
  const { formatMessage: t } = useIntl();
  if (request === undefined) return null;
  const isAnswered = request.doc_type_names.length === 0;
  return (
    <Stack gap="3" marginTop="2">
      <Stack as="ul" gap="1" listStyleType="none">
        {request.items.map(({ name, state, reject_reason: reason }) => (
          <li key={name}>
            <Text as="span">{name}</Text>{' '}
            <Text as="span" tone="muted" size="sm">
              {state === 'rejected' ? t(messages.refused, { reason: reason ?? '' }) : t(states[state])}
            </Text>
          </li>
        ))}
      </Stack>
      <Button asChild variant={isAnswered ? 'secondary' : 'primary'} wide>
        <Link to={`/workflow/guest/doc_request/${encodeURIComponent(request.key)}`}>
          {t(isAnswered ? messages.see : messages.send)}
        </Link>
      </Button>
    </Stack>
  );
}
