import { useSession } from '@dosar/auth';
import { Box, Flex } from '@dosar/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { messages } from './messages.ts';

const productName = 'Dosar';

export type TopBarProps = {
  /** Where the logo leads; nowhere when absent. */
  home?: string;
  /** What shows and hides the menu, at the beginning of the bar. */
  menu?: ReactNode;
  children?: ReactNode;
};

/** The brand bar: the organisation's logo on the side it chose, and what the page puts beside it. */
export function TopBar({ home, menu, children }: TopBarProps) {
  const { formatMessage: t } = useIntl();
  const { profile } = useSession();
  const name = profile?.branding.short_name || productName;
  const logo = <Logo name={name} url={profile?.branding.logo_url} />;
  const isRight = profile?.branding.align_logo === 'right';
  return (
    <Flex
      alignItems="center"
      justifyContent="space-between"
      style={{ flexDirection: isRight ? 'row-reverse' : 'row' }}
      gap="4"
      minHeight="12"
      paddingInline="4"
    >
      <Flex alignItems="center" gap="2">
        {menu}
        {home ? (
          <Flex asChild alignItems="center" minHeight="var(--dosar-control)">
            <Link to={home} aria-label={t(messages.home, { name })}>
              {logo}
            </Link>
          </Flex>
        ) : (
          logo
        )}
      </Flex>
      <Flex alignItems="center" gap="1">
        {children}
      </Flex>
    </Flex>
  );
}

function Logo({ name, url }: { name: string; url: string | null | undefined }) {
  if (url && isSafeImage(url)) return <img src={url} alt={name} height={32} />;
  return (
    <Box as="span" fontSize="lg" fontWeight="strong">
      {name}
    </Box>
  );
}

/** Logos come from configuration: only from our own site or over a secure connection. */
function isSafeImage(url: string): boolean {
  const address = URL.parse(url, location.origin);
  return address !== null && (address.protocol === 'https:' || address.origin === location.origin);
}
