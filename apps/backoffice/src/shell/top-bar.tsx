import { useSession } from '@dosar/auth';
import { Box, Flex, initialsOf } from '@dosar/design-system';
import type { OrganisationLooks } from '@dosar/api-client';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { messages } from './messages.ts';

const productName = 'Dosar';

export type TopBarProps = {
  /** Whose page it is, where that does not follow from the session. */
  owner?: OrganisationLooks | undefined;
  /** Where the logo leads; nowhere when absent. */
  home?: string;
  /** What shows and hides the menu, at the beginning of the bar. */
  menu?: ReactNode;
  /** The search field, beside the logo. */
  find?: ReactNode;
  children?: ReactNode;
};

/** The brand bar: the organisation's logo on the side it chose, and what the page puts beside it. */
export function TopBar({ owner, home, menu, find, children }: TopBarProps) {
  const { formatMessage: t } = useIntl();
  const { profile } = useSession();
  // Claimants read one name everywhere, the one of the tracker and of letters; the short one is for the staff.
  const shown = owner ?? profile;
  const name =
    (owner !== undefined || profile?.kind === 'guest' ? shown?.org_name : shown?.branding.short_name) ||
    productName;
  const logo = <Logo name={name} url={shown?.branding.logo_url} />;
  const isRight = shown?.branding.align_logo === 'right';
  return (
    <Flex
      alignItems="center"
      justifyContent="space-between"
      style={{ flexDirection: isRight ? 'row-reverse' : 'row' }}
      gap={{ base: '1', md: '4' }}
      minHeight={{ base: '52px', md: 'bar' }}
      paddingInlineStart={{ base: '4', md: '2.5' }}
      paddingInlineEnd={{ base: '1', md: '3' }}
    >
      <Flex alignItems="center" gap="1" minWidth={{ base: '0', md: '190px' }}>
        {menu}
        {home ? (
          <Flex asChild alignItems="center" minWidth="0" minHeight="var(--dosar-control)">
            <Link to={home} aria-label={t(messages.home, { name })}>
              {logo}
            </Link>
          </Flex>
        ) : (
          logo
        )}
      </Flex>
      <Flex flex={{ md: '1' }} justifyContent={{ base: 'flex-end', md: 'flex-start' }} minWidth="0">
        {find}
      </Flex>
      <Flex alignItems="center" gap="0.5" flexShrink="0">
        {children}
      </Flex>
    </Flex>
  );
}

function Logo({ name, url }: { name: string; url: string | null | undefined }) {
  if (url && isSafeImage(url)) return <img src={url} alt={name} height={32} />;
  return (
    <Flex as="span" alignItems="center" gap="2.5" minWidth="0" fontWeight="strong">
      <Flex
        as="span"
        // Letters of the name beside it: read out, they would be a word before it.
        aria-hidden
        data-initials={initialsOf(name)}
        _before={{ content: 'attr(data-initials)' }}
        alignItems="center"
        justifyContent="center"
        flexShrink="0"
        width="8"
        height="7"
        borderRadius="md"
        // On a filled bar of the same colour it keeps its edge.
        borderWidth="1px"
        borderColor="color-mix(in srgb, currentColor 30%, transparent)"
        background="brand"
        color="brandContrast"
      />
      {/* A long name gives way to what can be done. */}
      <Box as="span" truncate>
        {name}
      </Box>
    </Flex>
  );
}

/** Logos come from configuration: only from our own site or over a secure connection. */
function isSafeImage(url: string): boolean {
  const address = URL.parse(url, location.origin);
  return address !== null && (address.protocol === 'https:' || address.origin === location.origin);
}
