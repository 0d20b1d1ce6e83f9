import { Box, Flex, Icon, Link, StatusChip, type IconName } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { addressOfAssignment } from '../assignment-address.ts';

type FileLink = Schema<'FileLink'>;

type SearchHitProps = {
  icon: IconName;
  /** What it is called; a link where it leads somewhere by itself. */
  title: ReactNode;
  facts: readonly (string | null)[];
  children?: ReactNode;
};

/** One hit: what it is, what it is recognised by, and the files that it leads to. */
export function SearchHit({ icon, title, facts, children }: SearchHitProps) {
  return (
    <Flex
      as="li"
      gap="3"
      paddingBlock="2"
      borderTopWidth="1px"
      _first={{ borderTopWidth: 0 }}
      alignItems="start"
    >
      <Box color="textMuted" paddingTop="1">
        <Icon name={icon} />
      </Box>
      <Box flex="1" minWidth="0">
        <Flex gap="2" flexWrap="wrap" alignItems="center" minHeight="var(--dosar-control)">
          {title}
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
    <Link asChild fontWeight="strong" overflowWrap="anywhere">
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
        <Flex key={file.claim_file_no} gap="2" alignItems="center" minHeight="6">
          <HitLink file={file} />
          <StatusChip label={file.status_name} phase={file.status_category_code} />
        </Flex>
      ))}
      {more}
    </Flex>
  );
}
