import { Box, Grid, Heading, Text } from '@dosar/design-system';
import { FormCheckboxField } from '@dosar/forms';
import type { SideOfForm } from '@dosar/fnol-domain/statement';
import { useFormats } from '@dosar/i18n';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { boxMessages } from './box-messages.ts';
import { statementMessages as messages } from './statement-messages.ts';

type SignaturesProps = { signatures: Schema<'AccidentStatement'>['signatures'] | undefined };

/** Box 15 of both drivers: drawn on their phones, or on paper. */
export function Signatures({ signatures }: SignaturesProps) {
  const { formatMessage: t } = useIntl();
  return (
    <Box as="section" aria-label={t(boxMessages.signatures)} padding="2" borderTopWidth="1px">
      <Heading as="h3" size="md">
        15 {t(boxMessages.signatures)}
      </Heading>
      <Grid gridTemplateColumns="repeat(2, minmax(0, 1fr))" gap="3">
        {(['a', 'b'] satisfies SideOfForm[]).map((side) => (
          <Box key={side} minWidth="0" data-box={`15 ${side.toUpperCase()}`}>
            <Text>{side.toUpperCase()}</Text>
            <Signature signature={signatures?.[side]} />
            <FormCheckboxField name={`paper.${side}`} label={t(messages.onPaper)} />
          </Box>
        ))}
      </Grid>
    </Box>
  );
}

function Signature({ signature }: { signature: Schema<'StatementSignature'> | undefined }) {
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
          style={{ maxHeight: '80px', maxWidth: '100%', background: 'white' }}
        />
      )}
      <Text tone="muted">
        {t(messages.onGlass)}
        {signature.signed_at !== null && ` · ${dateTime(signature.signed_at)}`}
      </Text>
    </>
  );
}
