import { api, dataOf, isApiProblem, newIdempotencyKey, queriesOf, useProblemText } from '@dosar/api-client';
import { Banner, Grid, notify, Text, type FindChoices } from '@dosar/design-system';
import {
  FormDateField,
  FormDialog,
  FormLookupField,
  FormTextField,
  MeanwhileBanner,
  useAnswers,
  useZodForm,
} from '@dosar/forms';
import { amountAnswer, typedAmount } from '@dosar/forms/amount';
import { useFormats } from '@dosar/i18n';
import { localDateOf } from '@dosar/kernel/zone';
import { useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { readHundredths, typedHundredths } from '../lines/line-values.ts';
import { figureMessages } from '../note/figure-messages.ts';
import { hourlyRates } from './hourly-rates.ts';
import { messages } from './messages.ts';
import type { Rate } from './rates-query.ts';
import { useRateVersions } from './use-rate-versions.ts';

/** Whose rates are set: of a partner, of the organisation, or of whom the window asks. */
export type RatePlace = {
  partnerId: string | null | undefined;
  partnerName: string | null;
  /** The newest first. */
  versions: readonly Rate[];
};

const most = 1_000_000;
const rate = amountAnswer({ most });
const schema = z.object({
  partner: z.string(),
  valid_from: z.iso.date(),
  body: rate,
  mechanic: rate,
  electric: rate,
  paint: rate,
  material: rate,
  discount: z.pipe(
    z
      .string()
      .check(z.refine((typed) => readHundredths(typed, 10_000) !== undefined, { error: 'share_invalid' })),
    z.transform((typed) => readHundredths(typed, 10_000) ?? 0),
  ),
});
const reasons = { amount_invalid: messages.wrongAmount, share_invalid: messages.wrongShare };

type Answers = z.input<typeof schema>;

const fields = [...hourlyRates, 'discount'] as const;

/** Rates as their fields show them; empty where there are none. */
function valuesOf(known: Rate | undefined): Record<(typeof fields)[number], string> {
  const amount = (of: (typeof hourlyRates)[number]) => typedAmount(known?.rates[`${of}_bani`]);
  return {
    body: amount('body'),
    mechanic: amount('mechanic'),
    electric: amount('electric'),
    paint: amount('paint'),
    material: amount('material'),
    discount: typedHundredths(known?.discount_share ?? 0),
  };
}

const send = (answers: z.output<typeof schema>, version: number) =>
  dataOf(
    api.POST('/api/claim/assessmentNote/saveRate', {
      params: { header: { 'Idempotency-Key': newIdempotencyKey() } },
      body: {
        partner_id: answers.partner === '' ? null : answers.partner,
        valid_from: answers.valid_from,
        rates: {
          body_bani: answers.body,
          mechanic_bani: answers.mechanic,
          electric_bani: answers.electric,
          paint_bani: answers.paint,
          material_bani: answers.material,
        },
        discount_share: answers.discount,
        row_version: version,
      },
    }),
  );

type RateDialogProps = { place: RatePlace; title: string; all: readonly Rate[]; onClose: () => void };

/** Sets rates from a day on; the fields begin with those that hold now. */
export function RateDialog({ place, title, all, onClose }: RateDialogProps) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const queryClient = useQueryClient();
  const before = place.versions.find(({ state }) => state === 'in_force') ?? place.versions[0];
  const form = useZodForm({
    schema,
    defaultValues: {
      partner: place.partnerId ?? '',
      valid_from: localDateOf(new Date()),
      ...valuesOf(before),
    },
  });
  const { versionOn, follow, changes } = useRateVersions(all, (known) => valuesOf(known ?? before));
  const save = async (answers: z.output<typeof schema>): Promise<void> => {
    try {
      await send(answers, versionOn(answers));
    } catch (problem) {
      if (!isApiProblem(problem, 'stale_row_version')) throw problem;
      const { partner: _partner, valid_from: _day, ...typed } = form.getValues();
      for (const { name, now, ...here } of await follow(answers, typed))
        // What nobody has touched here follows; what was typed stays.
        for (const field of fields)
          if (field === name && !('typed' in here)) form.setValue(field, String(now));
      return;
    }
    await queryClient.invalidateQueries(queriesOf('assessment', 'config'));
    notify.success(t(messages.saved));
    onClose();
  };
  const anHour = (of: (typeof hourlyRates)[number]) =>
    t(messages.anHour, { rate: t(figureMessages[`${of}_bani`]) });
  const labels: Record<(typeof fields)[number], string> = {
    body: anHour('body'),
    mechanic: anHour('mechanic'),
    electric: anHour('electric'),
    paint: anHour('paint'),
    material: anHour('material'),
    discount: t(messages.discountField),
  };
  return (
    <FormDialog
      form={form}
      open
      title={title}
      submitLabel={t(messages.save)}
      onClose={onClose}
      onSubmit={save}
      problemText={problemText}
      reasons={reasons}
    >
      <MeanwhileBanner changes={changes} labels={labels} />
      {place.partnerId === undefined && (
        <FormLookupField
          name="partner"
          label={t(messages.place)}
          hint={t(messages.placeHint)}
          find={findPartners}
        />
      )}
      <FormDateField name="valid_from" label={t(messages.from)} required />
      <Replaced all={all} />
      <Grid gap="3" gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}>
        {hourlyRates.map((of) => (
          <FormTextField key={of} name={of} label={anHour(of)} inputMode="decimal" maxLength={20} required />
        ))}
        <FormTextField name="discount" label={t(messages.discountField)} inputMode="decimal" maxLength={6} />
      </Grid>
      <Text tone="muted" size="sm">
        {t(messages.effect)}
      </Text>
    </FormDialog>
  );
}

/** Says when rates from the same day on are there already. */
function Replaced({ all }: { all: readonly Rate[] }) {
  const { formatMessage: t } = useIntl();
  const { date } = useFormats();
  const { partner, valid_from: day } = useAnswers<Answers>();
  const isThere = all.some((known) => (known.partner_id ?? '') === partner && known.valid_from === day);
  return isThere ? <Banner tone="warning">{t(messages.replaces, { day: date(day) })}</Banner> : null;
}

const findPartners: FindChoices = async (q, signal) => {
  const found = await dataOf(api.GET('/api/assignment/browsePartners', { params: { query: { q } }, signal }));
  return found.map(({ partner_id: value, name, locality }) => ({
    value,
    label: name,
    ...(locality !== null && { hint: locality }),
  }));
};
