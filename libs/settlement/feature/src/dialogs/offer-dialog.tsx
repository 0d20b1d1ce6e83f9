import { api, dataOf } from '@dosar/api-client';
import {
  Box,
  Button,
  Flex,
  Grid,
  IconButton,
  SelectField,
  TextAreaField,
  TextField,
} from '@dosar/design-system';
import type { OfferLineCode } from '@dosar/settlement-domain';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { AmountLine } from '../money/amount-line.tsx';
import { lineMessages } from '../money/line-messages.ts';
import type { Offer } from '../money/money-query.ts';
import type { WindowProps } from '../money/open-window.ts';
import { useLei } from '../money/use-lei.ts';
import { AmountField, amountOf, typedAmount } from './amount-field.tsx';
import { messages } from './messages.ts';
import { MoneyDialog } from './money-dialog.tsx';
import { useMoneyChange } from './use-money-change.ts';

const codes: readonly OfferLineCode[] = [
  'repair',
  'vat',
  'wear',
  'deductible',
  'residual',
  'towing',
  'loss_of_use',
  'property',
  'injury',
  'other',
  'penalty',
];
const takenOff: readonly OfferLineCode[] = ['wear', 'deductible', 'residual'];
const mostLines = 30;

type TypedLine = { code: OfferLineCode; note: string; amount: string };

const emptyLine: TypedLine = { code: 'repair', note: '', amount: '' };

function typedLines(offer: Offer | undefined, agreedBani: number | null): TypedLine[] {
  if (offer === undefined)
    return [{ ...emptyLine, amount: agreedBani === null ? '' : typedAmount(agreedBani) }];
  return offer.lines.map(({ code, note, amount_bani: bani }) => ({
    code,
    note: note ?? '',
    amount: typedAmount(Math.abs(bani)),
  }));
}

/** What a line adds; what is taken off is typed without a sign. */
function baniOf({ code, amount }: TypedLine): number | undefined {
  const bani = amountOf(amount);
  if (bani === undefined || bani === 0) return undefined;
  return takenOff.includes(code) ? -bani : bani;
}

/** Reckons an offer line by line. */
export function OfferDialog({ assignmentId, money, offer, onClose }: WindowProps & { offer?: Offer }) {
  const { formatMessage: t } = useIntl();
  const { lei } = useLei();
  const [lines, setLines] = useState(() => typedLines(offer, money.agreed_bani ?? money.estimated_bani));
  const [recipient, setRecipient] = useState(
    offer?.recipient_party_id ?? money.recipients[0]?.party_id ?? '',
  );
  const [note, setNote] = useState(offer?.note ?? '');
  const [isChecked, setChecked] = useState(false);
  const sums = lines.map(baniOf);
  const total = sums.reduce<number>((sum, bani) => sum + (bani ?? 0), 0);
  const change = useMoneyChange({
    onClose,
    send: () =>
      dataOf(
        api.POST('/api/settlement/saveOffer/{assignment_id}', {
          params: { path: { assignment_id: assignmentId } },
          body: {
            ...(offer && { offer_id: offer.offer_id }),
            lines: lines.map((line) => ({
              code: line.code,
              amount_bani: baniOf(line) ?? 0,
              ...(line.note.trim() !== '' && { note: line.note.trim() }),
            })),
            recipient_party_id: recipient,
            ...(note.trim() !== '' && { note: note.trim() }),
            money_version: money.money_version,
          },
        }),
      ),
  });
  const put = (index: number, changed: Partial<TypedLine>) =>
    setLines(lines.map((line, place) => (place === index ? { ...line, ...changed } : line)));
  return (
    <MoneyDialog
      title={t(messages.offerTitle)}
      act={t(messages.saveOffer)}
      change={change}
      size="large"
      isWhole={sums.every((bani) => bani !== undefined)}
      onIncomplete={() => setChecked(true)}
      onClose={onClose}
    >
      <SelectField
        label={t(messages.recipient)}
        placeholder={null}
        value={recipient}
        choices={money.recipients.map((person) => ({ value: person.party_id, label: person.full_name }))}
        onChange={({ target }) => setRecipient(target.value)}
      />
      {lines.map((line, index) => (
        <OfferLineFields
          key={index}
          no={index + 1}
          line={line}
          isChecked={isChecked}
          onChange={(changed) => put(index, changed)}
          onRemove={
            lines.length > 1 ? () => setLines(lines.filter((_, place) => place !== index)) : undefined
          }
        />
      ))}
      {lines.length < mostLines && (
        <Box>
          <Button icon="add" onClick={() => setLines([...lines, { ...emptyLine, code: 'vat' }])}>
            {t(messages.addLine)}
          </Button>
        </Box>
      )}
      <AmountLine name={t(messages.sum)} amount={lei(total)} isSum />
      <TextAreaField
        label={t(messages.offerNote)}
        optional
        rows={2}
        maxLength={1000}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
    </MoneyDialog>
  );
}

type OfferLineFieldsProps = {
  no: number;
  line: TypedLine;
  isChecked: boolean;
  onChange: (changed: Partial<TypedLine>) => void;
  onRemove: (() => void) | undefined;
};

function OfferLineFields({ no, line, isChecked, onChange, onRemove }: OfferLineFieldsProps) {
  const { formatMessage: t } = useIntl();
  return (
    <Grid
      gap="3"
      alignItems="start"
      gridTemplateColumns={{
        base: 'minmax(0, 1fr)',
        md: 'minmax(0, 3fr) minmax(0, 4fr) minmax(0, 3fr) 44px',
      }}
    >
      <SelectField
        label={t(messages.line, { no })}
        placeholder={null}
        value={line.code}
        choices={codes.map((code) => ({ value: code, label: t(lineMessages[code]) }))}
        onChange={({ target }) => onChange({ code: codes.find((code) => code === target.value) ?? 'repair' })}
      />
      <TextField
        label={t(messages.lineNote)}
        value={line.note}
        maxLength={120}
        onChange={({ target }) => onChange({ note: target.value })}
      />
      <AmountField
        value={line.amount}
        onValue={(amount) => onChange({ amount })}
        isChecked={isChecked}
        {...(takenOff.includes(line.code) && { hint: t(messages.takenOff) })}
      />
      <Flex paddingTop={{ base: '0', md: '5' }}>
        {onRemove && <IconButton icon="delete" label={t(messages.removeLine, { no })} onClick={onRemove} />}
      </Flex>
    </Grid>
  );
}
