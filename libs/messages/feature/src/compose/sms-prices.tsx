import { Box, Button, ComposeRow, ProgressBar, Text } from '@dosar/design-system';
import { useAmounts } from '@dosar/i18n/amounts';
import { useIntl } from 'react-intl';
import { messages } from './sms-messages.ts';
import { costlyLetters, smsLength, withoutDiacritics } from '@dosar/kernel/sms-text';

type SmsPricesProps = {
  text: string;
  priceBani: number;
  /** How many get it. */
  people: number;
  /** Writes the text without its diacritics. */
  onPlain: () => void;
};

/** What the text costs as it is, and without the letters that make it dearer. */
export function SmsPrices({ text, priceBani, people, onPlain }: SmsPricesProps) {
  const { formatMessage: t } = useIntl();
  const { lei } = useAmounts();
  const isCostly = costlyLetters(text).length > 0;
  const line = (words: string) => {
    const { length, parts, capacity } = smsLength(words);
    return (
      <>
        <Text>{t(messages.smsLength, { length, parts, capacity })}</Text>
        <Box width="7rem">
          <ProgressBar label={t(messages.smsRoom)} share={capacity === 0 ? 0 : length / capacity} />
        </Box>
        <Text fontWeight="strong">{lei(parts * priceBani * people)}</Text>
      </>
    );
  };
  if (!isCostly) return <ComposeRow label={t(messages.price)}>{line(text)}</ComposeRow>;
  return (
    <>
      <ComposeRow label={t(messages.withDiacritics)}>{line(text)}</ComposeRow>
      <ComposeRow
        label={t(messages.withoutDiacritics)}
        end={
          <Button variant="secondary" onClick={onPlain}>
            {t(messages.writePlain)}
          </Button>
        }
      >
        {line(withoutDiacritics(text))}
      </ComposeRow>
    </>
  );
}
