import { Box, Heading, Text } from '@dosar/design-system';
import type { SideOfForm } from '@dosar/fnol-domain/statement';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { DriverLink } from './driver-link.tsx';
import { sendingMessages as messages } from './sending-messages.ts';
import type { Content } from './statement-sides.ts';

type DriverLinksProps = {
  assignmentId: string;
  statement: Schema<'AccidentStatement'> | null;
  content: Content;
};

/** The links by which both drivers fill in their column on their own phones. */
export function DriverLinks({ assignmentId, statement, content }: DriverLinksProps) {
  const { formatMessage: t } = useIntl();
  return (
    <Box as="section" aria-label={t(messages.links)}>
      <Heading as="h2" size="md">
        {t(messages.links)}
      </Heading>
      {(['a', 'b'] satisfies SideOfForm[]).map((side) => (
        <DriverLink
          key={side}
          side={side}
          assignmentId={assignmentId}
          link={statement?.links[side] ?? null}
          sendings={statement?.sendings.filter((one) => one.side === side) ?? []}
          column={content[side]}
        />
      ))}
      <Text tone="muted" size="sm" marginTop="2">
        {t(messages.showHint)}
      </Text>
    </Box>
  );
}
