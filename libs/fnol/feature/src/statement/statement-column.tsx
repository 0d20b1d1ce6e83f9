import { Box, Heading, NumberField, Stack, Text, TextAreaField } from '@dosar/design-system';
import type { SideOfForm } from '@dosar/fnol-domain/statement';
import { useFormats } from '@dosar/i18n';
import type { Schema } from '@dosar/openapi';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { boxMessages } from './box-messages.ts';
import { CircumstanceTicks } from './circumstance-ticks.tsx';
import { SideDamage } from './side-damage.tsx';
import { sideGroups } from './side-fields.ts';
import { SideGroupFields } from './side-group-fields.tsx';
import { statementMessages as messages } from './statement-messages.ts';
import type { Side } from './statement-sides.ts';

type ColumnProps = {
  side: SideOfForm;
  value: Side;
  onChange: (value: Side) => void;
  signature: Schema<'StatementSignature'> | undefined;
  /** Says that it is signed on paper. */
  paper: ReactNode;
};

/** One column of the form: boxes 6 to 12, 14 and 15. */
export function Column({ side, value, onChange, signature, paper }: ColumnProps) {
  const { formatMessage: t } = useIntl();
  const title = t(side === 'a' ? messages.columnA : messages.columnB);
  return (
    <Box as="section" aria-label={title} minWidth="0" borderWidth="1px" borderRadius="md" padding="3">
      <Heading as="h2" size="lg">
        {title}
      </Heading>
      {Object.entries(sideGroups).map(([name, group]) => (
        <SideGroupFields key={name} group={group} side={value} onChange={onChange} />
      ))}
      <SideDamage side={value} onChange={onChange} />
      <Heading as="h3" size="md">
        12 {t(boxMessages.circumstances)}
      </Heading>
      <CircumstanceTicks
        side={value}
        label={`${t(boxMessages.circumstances)} ${side.toUpperCase()}`}
        onChange={onChange}
      />
      <NumberField
        label={t(boxMessages.counted)}
        optional
        min={0}
        max={17}
        value={value.counted === null ? '' : String(value.counted)}
        onValueChange={(text) => onChange({ ...value, counted: countOf(text) })}
      />
      <TextAreaField
        label={`14 ${t(boxMessages.remarks)}`}
        optional
        rows={2}
        maxLength={1000}
        value={value.remarks}
        onChange={({ target }) => onChange({ ...value, remarks: target.value })}
      />
      <Stack gap="1" marginTop="2">
        <Heading as="h3" size="md">
          15 {t(boxMessages.signatures)}
        </Heading>
        <Signature signature={signature} />
        {paper}
      </Stack>
    </Box>
  );
}

/** What was counted on paper: as many as the form has boxes, at most. */
const countOf = (text: string) => (/^\d{1,2}$/.test(text) && Number(text) <= 17 ? Number(text) : null);

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
