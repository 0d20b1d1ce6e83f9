import { Box, Button, Link, Stack, Text, TextField } from '@dosar/design-system';
import { isSearchableCaseNumber, normaliseCaseNumber, wholeCaseNumber } from '@dosar/claims-domain';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link as RouterLink, useNavigate } from 'react-router';
import { messages } from './messages.ts';

const shortestReason = 3;

type PreviewFormProps = {
  /** The file that somebody came to see, when a list led here. */
  claimFileNo: string | undefined;
  /** Why they looked at the file before. */
  reason: string | undefined;
};

/** Asks which file, and why. */
export function PreviewForm({ claimFileNo, reason: reasonBefore }: PreviewFormProps) {
  const { formatMessage: t } = useIntl();
  const navigate = useNavigate();
  const [number, setNumber] = useState(claimFileNo ?? '');
  const [reason, setReason] = useState(reasonBefore ?? '');
  const [isAsked, setAsked] = useState(false);
  const isWrong = !isSearchableCaseNumber(number);
  const isUnreasoned = reason.trim().length < shortestReason;

  const open = () => {
    setAsked(true);
    if (isWrong || isUnreasoned) return;
    const address = `/preview/${encodeURIComponent(wholeCaseNumber(number) ?? normaliseCaseNumber(number))}`;
    void navigate(address, { state: { reason: reason.trim() } });
  };

  return (
    <Box maxWidth="28rem">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          open();
        }}
      >
        <Stack gap="4">
          <TextField
            label={t(messages.number)}
            hint={t(messages.numberHint)}
            error={isAsked && isWrong ? t(messages.numberShort) : undefined}
            autoComplete="off"
            // eslint-disable-next-line jsx-a11y/no-autofocus -- the page is opened to name a file
            autoFocus={claimFileNo === undefined}
            maxLength={24}
            value={number}
            onChange={({ target }) => setNumber(target.value)}
          />
          <TextField
            label={t(messages.reason)}
            hint={t(messages.reasonHint)}
            error={isAsked && isUnreasoned ? t(messages.reasonMissing) : undefined}
            autoComplete="off"
            // eslint-disable-next-line jsx-a11y/no-autofocus -- where the file is known, the reason is all that is asked for
            autoFocus={claimFileNo !== undefined}
            maxLength={200}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
          <div>
            <Button type="submit" variant="primary">
              {t(messages.open)}
            </Button>
          </div>
          <Text tone="muted" size="sm">
            {t(messages.unknownNumber)}{' '}
            <Link asChild>
              <RouterLink to="/search">{t(messages.toSearch)}</RouterLink>
            </Link>
          </Text>
        </Stack>
      </form>
    </Box>
  );
}
