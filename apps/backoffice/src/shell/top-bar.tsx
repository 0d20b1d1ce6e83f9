import { useSession, type Profile } from '@dosar/auth';
import { Box, Flex, VisuallyHidden } from '@dosar/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { messages } from './messages.ts';

const productName = 'Dosar';

export type TopBarProps = {
  /** Where the logo leads; nowhere when absent. */
  home?: string;
  children?: ReactNode;
};

/** The brand bar: the organisation's logo on the side it chose, and what the page puts beside it. */
export function TopBar({ home, children }: TopBarProps) {
  const { formatMessage: t } = useIntl();
  const { profile } = useSession();
  const logo = <Logo branding={profile?.branding} />;
  const isRight = profile?.branding.align_logo === 'right';
  return (
    <Flex
      align="center"
      justify="space-between"
      direction={isRight ? 'row-reverse' : 'row'}
      gap="4"
      minHeight="12"
      paddingInline="4"
    >
      {home ? (
        <Link to={home}>
          {logo}
          <VisuallyHidden>{t(messages.home)}</VisuallyHidden>
        </Link>
      ) : (
        logo
      )}
      {children}
    </Flex>
  );
}

function Logo({ branding }: { branding: Profile['branding'] | undefined }) {
  const name = branding?.short_name || productName;
  const logoUrl = branding?.logo_url;
  if (logoUrl && isSafeImage(logoUrl)) return <img src={logoUrl} alt={name} height={32} />;
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
