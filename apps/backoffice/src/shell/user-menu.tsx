import { ColorModeChoice, LanguageSwitch } from '@dosar/account-feature';
import { useSession } from '@dosar/auth';
import { Box, Button, Icon, Stack, Text } from '@dosar/design-system';
import { useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';

/** Whose session this is, their language and colours, and the way out (S3, as far as it exists). */
export function UserMenu() {
  const { formatMessage: t } = useIntl();
  const { session, profile } = useSession();
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();
  const opener = useRef<HTMLButtonElement>(null);

  const closeWhenLeft = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) setOpen(false);
  };
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !isOpen) return;
    setOpen(false);
    opener.current?.focus();
  };

  return (
    <Box position="relative" onBlur={closeWhenLeft} onKeyDown={closeOnEscape}>
      <Box
        as="button"
        ref={opener}
        display="flex"
        alignItems="center"
        gap="2"
        minHeight="var(--dosar-control)"
        padding="2"
        borderRadius="md"
        color="inherit"
        cursor="pointer"
        aria-expanded={isOpen}
        aria-controls={panelId}
        aria-label={`${t(messages.userMenu)}: ${profile?.full_name ?? ''}`}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="person" />
        <Box as="span" hideBelow="md">
          {profile?.full_name}
        </Box>
        <Icon name="expand_more" />
      </Box>
      <Stack
        id={panelId}
        hidden={!isOpen}
        display={isOpen ? 'flex' : 'none'}
        position="absolute"
        insetInlineEnd="0"
        width="16rem"
        marginTop="1"
        padding="4"
        gap="3"
        background="surfaceRaised"
        color="text"
        borderWidth="1px"
        borderColor="border"
        borderRadius="lg"
        boxShadow="floating"
      >
        <Box>
          <Text fontWeight="strong">{profile?.full_name}</Text>
          <Text tone="muted" size="sm">
            {profile?.org_name}
          </Text>
        </Box>
        <ColorModeChoice />
        <LanguageSwitch />
        <Button icon="logout" onClick={() => void session.signOut()}>
          {t(messages.signOut)}
        </Button>
      </Stack>
    </Box>
  );
}
