import { useProblemText } from '@dosar/api-client';
import { Text } from '@dosar/design-system';
import {
  FormDialog,
  FormSelectField,
  FormTextAreaField,
  FormTextField,
  optionalText,
  reason,
  useZodForm,
} from '@dosar/forms';
import { amountAnswer, typedAmount } from '@dosar/forms/amount';
import { useAmounts } from '@dosar/i18n/amounts';
import type { Schema } from '@dosar/openapi';
import { useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { decideLine } from './estimate-calls.ts';
import { estimateQuery, type EstimateLine, type OwnLine, type ShopEstimate } from './estimate-query.ts';
import { messages } from './messages.ts';

const codes = [
  'price',
  'hours',
  'not_damaged',
  'older_damage',
  'repair_instead',
  'twice',
  'not_agreed_part',
  'other',
] as const satisfies Schema<'DifferenceReason'>[];

/** An amount that is not the shop's has its reason. */
const schemaFor = (askedBani: number) =>
  z
    .object({
      match: z.string(),
      // A discount may be agreed in full, in part, or not at all.
      agreed: amountAnswer(askedBani < 0 ? { least: askedBani, most: 0 } : {}),
      reason: z.union([z.enum(codes), z.literal('')]),
      words: optionalText({ max: 300 }),
    })
    .check(
      z.refine(({ agreed, reason: code }) => agreed === askedBani || code !== '', {
        path: ['reason'],
        error: reason('required'),
      }),
    );

type DecisionDialogProps = {
  assignmentId: string;
  estimate: ShopEstimate;
  line: EstimateLine;
  ours: ReadonlyMap<string, OwnLine>;
  onClose: () => void;
};

/** What is agreed about a line of the shop, and which line of ours it is. */
export function DecisionDialog({ assignmentId, estimate, line, ours, onClose }: DecisionDialogProps) {
  const { formatMessage: t } = useIntl();
  const { lei } = useAmounts();
  const problemText = useProblemText();
  const queryClient = useQueryClient();
  const form = useZodForm({
    schema: schemaFor(line.amount_bani),
    defaultValues: {
      match: line.item_guid ?? '',
      agreed: typedAmount(line.agreed_bani ?? line.amount_bani),
      reason: line.reason_code ?? '',
      words: line.reason_note ?? '',
    },
  });
  return (
    <FormDialog
      form={form}
      open
      title={line.name}
      submitLabel={t(messages.save)}
      onClose={onClose}
      problemText={problemText}
      reasons={{ amount_invalid: messages.wrongAmount }}
      onSubmit={async (answers) => {
        const answer = await decideLine(estimate, line, {
          item_guid: answers.match === '' ? null : answers.match,
          agreed_bani: answers.agreed,
          reason_code: answers.reason === '' ? null : answers.reason,
          reason_note: answers.words || null,
        });
        queryClient.setQueryData(estimateQuery(assignmentId).queryKey, answer);
        onClose();
      }}
    >
      <Text tone="muted">{t(messages.asked, { amount: lei(line.amount_bani) })}</Text>
      <FormSelectField
        name="match"
        label={t(messages.match)}
        placeholder={t(messages.noMatch)}
        choices={[...ours].map(([value, { name, bani }]) => ({
          value,
          label: `${name} · ${lei(bani)}`,
        }))}
      />
      <FormTextField
        name="agreed"
        label={t(messages.agreedAmount)}
        inputMode="decimal"
        maxLength={20}
        required
      />
      <FormSelectField
        name="reason"
        label={t(messages.reason)}
        hint={t(messages.reasonHint)}
        placeholder={t(messages.noReason)}
        choices={codes.map((code) => ({ value: code, label: t(messages.reasonName, { code }) }))}
      />
      <FormTextAreaField name="words" label={t(messages.words)} maxLength={300} />
    </FormDialog>
  );
}
