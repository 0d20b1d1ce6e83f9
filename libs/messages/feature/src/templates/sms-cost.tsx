import { Banner, Box, Button, Flex, ProgressBar, Text } from '@dosar/design-system';
import { useAmounts } from '@dosar/i18n/amounts';
import { useIntl } from 'react-intl';
import { costlyLetters, smsLength, withoutDiacritics } from '@dosar/kernel/sms-text';
import { messages } from './text-messages.ts';

type SmsCostProps = {
  /** The text as a real file fills it; as it is written until that is known. */
  text: string;
  priceBani: number;
  /** How many left in the last 30 days. */
  sent: number;
  /** Takes the diacritics out of the template. */
  onPlain: () => void;
};

/** What a text message made of the template costs, and what its diacritics add. */
export function SmsCost({ text, priceBani, sent, onPlain }: SmsCostProps) {
  const { formatMessage: t } = useIntl();
  const { lei } = useAmounts();
  if (text.trim() === '') return null;
  const { length, parts, capacity } = smsLength(text);
  const plain = smsLength(withoutDiacritics(text));
  const costly = costlyLetters(text).length;
  const saved = parts - plain.parts;
  return (
    <Box marginTop="2">
      <Flex gap="2" alignItems="center" flexWrap="wrap">
        <Box width="7rem">
          <ProgressBar label={t(messages.room)} share={capacity === 0 ? 0 : length / capacity} />
        </Box>
        <Text as="span" fontWeight="strong" numeric>
          {t(messages.price, { parts, price: lei(parts * priceBani) })}
        </Text>
        <Text as="span" tone="muted" size="sm" numeric>
          {t(messages.letters, { length, capacity, isPlain: costly === 0 ? 'yes' : 'no' })}
        </Text>
      </Flex>
      {costly > 0 && saved > 0 && (
        <Box marginTop="2">
          <Banner
            tone="warning"
            title={t(messages.diacritics, { count: costly, parts, plain: plain.parts })}
            action={
              <Button variant="secondary" onClick={onPlain}>
                {t(messages.removeDiacritics)}
              </Button>
            }
          >
            {t(messages.withoutThem, {
              parts: plain.parts,
              each: lei(priceBani),
              price: lei(plain.parts * priceBani),
            })}
            {sent > 0 && ` ${t(messages.savedInMonth, { saved: lei(saved * priceBani * sent) })}`}
          </Banner>
        </Box>
      )}
    </Box>
  );
}
