import { Box, Grid, Icon, Link, Text, useIsPhone } from '@dosar/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link as RouterLink } from 'react-router';
import { messages } from './messages.ts';

type ListAndFormProps = {
  list: ReactNode;
  form: ReactNode;
  isChosen: boolean;
  /** Beside the list while nothing is open. */
  choose: string;
};

/** The list of statuses and the texts of one beside it; on a phone one at a time. */
export function ListAndForm({ list, form, isChosen, choose }: ListAndFormProps) {
  const { formatMessage: t } = useIntl();
  const isPhone = useIsPhone();
  if (isPhone)
    return isChosen ? (
      <>
        <Box marginBottom="3">
          <Link asChild>
            <RouterLink to="?">
              <Icon name="arrow_back" /> {t(messages.back)}
            </RouterLink>
          </Link>
        </Box>
        {form}
      </>
    ) : (
      list
    );
  return (
    <Grid gridTemplateColumns="18rem minmax(0, 1fr)" gap="6" alignItems="start">
      <Box position="sticky" top="0" maxHeight="calc(100vh - 8rem)" overflowY="auto" paddingInline="2">
        {list}
      </Box>
      {isChosen ? form : <Text tone="muted">{choose}</Text>}
    </Grid>
  );
}
