import { Box, Flex, Icon, Link, StatusChip, type IconName } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { addressOfAssignment } from '@dosar/areas/claims';
import { CustomerBadge } from './customer-badge.tsx';

type FileLink = Schema<'FileLink'>;

type SearchHitProps = {
  icon: IconName;
  /** What it is called; a link where it leads somewhere by itself. */
  title: ReactNode;
  facts: readonly (string | null)[];
  /** At the end of its line, such as its deadlines. */
  aside?: ReactNode;
  children?: ReactNode;
};

/** One hit: what it is, what it is recognised by, and the files that it leads to. */
export function SearchHit({ icon, title, facts, aside, children }: SearchHitProps) {
  return (
    <Flex as="li" gap="3" paddingBlock="1.5" borderTopWidth="1px" alignItems="start">
      <Box color="textFaint" paddingTop="1.5">
        <Icon name={icon} />
      </Box>
      <Box flex="1" minWidth="0">
        <Flex columnGap="4" flexWrap="wrap" alignItems="center" minHeight="var(--dosar-control)">
          {title}
          {aside && <Box marginInlineStart={{ md: 'auto' }}>{aside}</Box>}
        </Flex>
        <Box color="textMuted" fontSize="sm" overflowWrap="anywhere">
          {facts.filter((fact) => fact !== null && fact !== '').join(' · ')}
        </Box>
        {children}
      </Box>
    </Flex>
  );
}

/** A link to a claim file; the arrow keys go from one of these to the next. */
export function HitLink({ file, label = file.claim_file_no }: { file: FileLink; label?: string }) {
  return (
    <Link
      asChild
      fontWeight="strong"
      overflowWrap="anywhere"
      color="text"
      textDecoration="none"
      _hover={{ textDecoration: 'underline' }}
    >
      <RouterLink data-hit to={addressOfAssignment(file)}>
        {label}
      </RouterLink>
    </Link>
  );
}

type HitFilesProps = { files: readonly FileLink[]; more: ReactNode };

/** The files of a person or vehicle, each with its status. */
export function HitFiles({ files, more }: HitFilesProps) {
  return (
    <Flex gap="3" rowGap="1" flexWrap="wrap" alignItems="center" paddingTop="1">
      {files.map((file) => (
        <Flex key={file.claim_file_no} columnGap="2" flexWrap="wrap" alignItems="center" minHeight="6">
          <HitLink file={file} />
          <StatusChip label={file.status_name} phase={file.status_category_code} of={file} />
          <CustomerBadge special_customer={file.special_customer} />
        </Flex>
      ))}
      {more}
    </Flex>
  );
}
