import { Box, Heading, Stack, Text } from '@dosar/design-system';
import { FormCheckboxField, FormNumberField, FormTextAreaField } from '@dosar/forms';
import type { SideOfForm } from '@dosar/fnol-domain/statement';
import { useFormats } from '@dosar/i18n';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { boxMessages } from './box-messages.ts';
import { CircumstanceTicks } from './circumstance-ticks.tsx';
import { SideDamage } from './side-damage.tsx';
import { sideGroups } from './side-fields.ts';
import { SideGroupFields } from './side-group-fields.tsx';
import { statementMessages as messages } from './statement-messages.ts';

type ColumnProps = { side: SideOfForm; signature: Schema<'StatementSignature'> | undefined };

/** One column of the form: boxes 6 to 12, 14 and 15. */
export function Column({ side, signature }: ColumnProps) {
  const { formatMessage: t } = useIntl();
  const title = t(side === 'a' ? messages.columnA : messages.columnB);
  return (
    <Box as="section" aria-label={title} minWidth="0" borderWidth="1px" borderRadius="md" padding="3">
      <Heading as="h2" size="lg">
        {title}
      </Heading>
      {Object.entries(sideGroups).map(([name, group]) => (
        <SideGroupFields key={name} group={group} of={side} />
      ))}
      <SideDamage of={side} />
      <Heading as="h3" size="md">
        12 {t(boxMessages.circumstances)}
      </Heading>
      <CircumstanceTicks of={side} label={`${t(boxMessages.circumstances)} ${side.toUpperCase()}`} />
      <FormNumberField name={`${side}.counted`} label={t(boxMessages.counted)} optional min={0} max={17} />
      <FormTextAreaField
        name={`${side}.remarks`}
        label={`14 ${t(boxMessages.remarks)}`}
        optional
        rows={2}
        maxLength={1000}
      />
      <Stack gap="1" marginTop="2">
        <Heading as="h3" size="md">
          15 {t(boxMessages.signatures)}
        </Heading>
        <Signature signature={signature} />
        <FormCheckboxField name={`paper.${side}`} label={t(messages.onPaper)} />
      </Stack>
    </Box>
  );
}

function Signature({ signature }: Pick<ColumnProps, 'signature'>) {
  const { formatMessage: t } = useIntl();
  const { dateTime } = useFormats();
  if (signature?.how !== 'glass')
    return signature?.how === 'paper' ? null : <Text tone="muted">{t(messages.notSigned)}</Text>;
  return (
    <>
      {signature.drawing !== null && (
        <img
          src={signature.drawing}
          alt={t(messages.onGlass)}
          style={{ maxHeight: '80px', background: 'white' }}
        />
      )}
      <Text tone="muted">
        {t(messages.onGlass)}
        {signature.signed_at !== null && ` · ${dateTime(signature.signed_at)}`}
      </Text>
    </>
  );
}
