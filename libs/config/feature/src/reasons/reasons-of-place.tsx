import { Button, Card, Flex, Heading, Stack, Text, VisuallyHidden } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { messages, placeMessages } from './messages.ts';

type Reason = Schema<'Reason'>;

type ReasonsOfPlaceProps = {
  place: Schema<'ReasonPlace'>;
  reasons: readonly Reason[];
  onAdd: () => void;
  onChange: (reason: Reason) => void;
};

/** What one place offers, in both languages, with the retired ones behind. */
export function ReasonsOfPlace({ place, reasons, onAdd, onChange }: ReasonsOfPlaceProps) {
  const { formatMessage: t } = useIntl();
  const headingId = useId();
  const { title, about } = placeMessages[place];
  return (
    <Stack as="section" gap="2" aria-labelledby={headingId}>
      <Heading as="h2" size="md" id={headingId}>
        {t(title)}
      </Heading>
      <Text tone="muted">{t(about)}</Text>
      {reasons.length === 0 && <Text>{t(messages.none)}</Text>}
      {reasons.length > 0 && (
        <Card>
          <Stack as="ul" gap="3" listStyle="none">
            {reasons.map((reason) => (
              <li key={reason.code}>
                <ReasonRow reason={reason} onChange={() => onChange(reason)} />
              </li>
            ))}
          </Stack>
        </Card>
      )}
      <div>
        <Button onClick={onAdd}>
          {t(messages.add)} <VisuallyHidden>{t(title)}</VisuallyHidden>
        </Button>
      </div>
    </Stack>
  );
}

function ReasonRow({ reason, onChange }: { reason: Reason; onChange: () => void }) {
  const { formatMessage: t, locale } = useIntl();
  const [own, other] = locale === 'en' ? [reason.name_en, reason.name_ro] : [reason.name_ro, reason.name_en];
  return (
    <Flex gap="3" justifyContent="space-between" alignItems="start">
      <Stack gap="0" flex="1 1 12rem" minWidth="0" overflowWrap="anywhere">
        <Text tone={reason.is_active ? undefined : 'muted'}>{own}</Text>
        <Text tone="muted" size="sm" lang={locale === 'en' ? 'ro' : 'en'}>
          {other}
        </Text>
        {!reason.is_active && <Text size="sm">{t(messages.retired)}</Text>}
      </Stack>
      <Button onClick={onChange}>
        {t(messages.change)} <VisuallyHidden>{own}</VisuallyHidden>
      </Button>
    </Flex>
  );
}
