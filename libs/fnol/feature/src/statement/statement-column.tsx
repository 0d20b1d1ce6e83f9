import { Plate } from '@dosar/claim-parts';
import { Box, Flex, Heading } from '@dosar/design-system';
import { FormTextAreaField, useAnswers } from '@dosar/forms';
import type { SideOfForm } from '@dosar/fnol-domain/statement';
import { useIntl } from 'react-intl';
import { boxMessages } from './box-messages.ts';
import { SideDamage } from './side-damage.tsx';
import { sideGroups } from './side-fields.ts';
import { SideGroupFields } from './side-group-fields.tsx';
import { sideLooks } from './side-looks.ts';
import type { StatementAnswers } from './statement-answers.ts';
import { statementMessages as messages } from './statement-messages.ts';

type ColumnProps = { side: SideOfForm };

/** One column of the form: boxes 6 to 11 and 14. */
export function Column({ side }: ColumnProps) {
  const { formatMessage: t } = useIntl();
  const title = t(side === 'a' ? messages.columnA : messages.columnB);
  const letter = side.toUpperCase();
  return (
    <Box as="section" aria-label={title} minWidth="0">
      <Flex
        alignItems="center"
        gap="2"
        paddingInline="2"
        minHeight="9"
        background={sideLooks[side].background}
      >
        <Heading as="h2" size="md">
          {title}
        </Heading>
        <PlateOf side={side} />
      </Flex>
      <Box paddingInline="2" paddingBottom="2" containerType="inline-size">
        {Object.entries(sideGroups).map(([name, group]) => (
          <SideGroupFields key={name} group={group} of={side} dense />
        ))}
        <SideDamage of={side} />
        <Box data-box={`14 ${letter}`}>
          <FormTextAreaField
            name={`${side}.remarks`}
            label={`14 ${t(boxMessages.remarks)}`}
            rows={2}
            maxLength={1000}
          />
        </Box>
      </Box>
    </Box>
  );
}

function PlateOf({ side }: Pick<ColumnProps, 'side'>) {
  const { plate } = useAnswers<StatementAnswers>()[side].vehicle;
  return plate === '' ? null : <Plate number={plate} />;
}
