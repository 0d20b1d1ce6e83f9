import { api, dataOf, newIdempotencyKey, queriesOf } from '@dosar/api-client';
import { Button, Grid, Text, notify } from '@dosar/design-system';
import { FormCheckboxField, FormDialog, FormNumberField, FormSelectField, useZodForm } from '@dosar/forms';
import { weekdayName } from '@dosar/i18n';
import type { Schema } from '@dosar/openapi';
import { useQueryClient } from '@tanstack/react-query';
import { Fragment } from 'react';
import { useIntl } from 'react-intl';
import { useVisitRefusal } from '../booking/use-visit-change.ts';
import { LeftOutList } from '../left-out/left-out-list.tsx';
import { isOutdated } from '../left-out/left-out-window.tsx';
import { messages as leftOutMessages } from '../left-out/messages.ts';
import { useLeftOut } from '../left-out/use-left-out.ts';
import { HoursField } from './hours-field.tsx';
import { messages } from './messages.ts';
import { reasonTexts } from './place-answers.ts';
import { answersOfPlan, planAnswers, planOf, weekdays, type PlanAnswers } from './plan-answers.ts';
import { PlanExceptions } from './plan-exceptions.tsx';
import { SkillChoice } from './skill-choice.tsx';

type Plan = Schema<'AssessorPlan'>;

type PlanDialogProps = { plan: Plan; places: readonly Schema<'Place'>[]; onClose: () => void };

/** Where and when an assessor works, weekday by weekday. */
export function PlanDialog({ plan, places, onClose }: PlanDialogProps) {
  const { formatMessage: t } = useIntl();
  const refusalText = useVisitRefusal();
  const queryClient = useQueryClient();
  const form = useZodForm({ schema: planAnswers, defaultValues: answersOfPlan(plan) });
  const leftOut = useLeftOut();
  const isAsking = leftOut.visits.length > 0;
  const save = async (answers: PlanAnswers) => {
    const edited = planOf(answers, plan);
    if (!isAsking && (await leftOut.find({ plan: edited })) > 0) return;
    try {
      await dataOf(
        api.POST('/api/schedule/savePlan', {
          params: { header: { 'Idempotency-Key': newIdempotencyKey() } },
          body: { ...edited, ...(isAsking && { left_out: leftOut.choice }) },
        }),
      );
    } catch (error) {
      if (isOutdated(error)) await leftOut.find({ plan: edited });
      throw error;
    }
    notify.success(t(messages.planSaved));
    await queryClient.invalidateQueries(queriesOf('scheduling', 'claims', 'assignments', 'worklist'));
    onClose();
  };
  return (
    <FormDialog
      open
      form={form}
      title={t(messages.planTitle, { name: plan.full_name })}
      submitLabel={isAsking ? t(leftOutMessages.save, { count: leftOut.moving.length }) : t(messages.save)}
      reasons={reasonTexts}
      problemText={refusalText}
      onClose={onClose}
      onSubmit={save}
    >
      {isAsking ? (
        <>
          <LeftOutList leftOut={leftOut} />
          <div>
            <Button onClick={leftOut.forget}>{t(leftOutMessages.back)}</Button>
          </div>
        </>
      ) : (
        <PlanFields places={places} />
      )}
    </FormDialog>
  );
}

/** A place and hours for each weekday, and what limits the days. */
function PlanFields({ places }: Pick<PlanDialogProps, 'places'>) {
  const intl = useIntl();
  const { formatMessage: t } = intl;
  return (
    <>
      <Text tone="muted" size="sm">
        {t(messages.planHint)}
      </Text>
      <Grid gap="3" gridTemplateColumns="minmax(0, 1fr) minmax(0, 1fr)">
        {weekdays.map((weekday, index) => {
          const name = weekdayName(intl, index);
          return (
            <Fragment key={weekday}>
              <FormSelectField
                name={`days.${index}.place_id`}
                label={`${name}: ${t(messages.planPlace)}`}
                placeholder={t(messages.notHere)}
                choices={places.map((place) => ({ value: place.place_id, label: place.name }))}
              />
              <HoursField name={`days.${index}.text`} label={`${name}: ${t(messages.planDay)}`} />
            </Fragment>
          );
        })}
        <FormNumberField name="daily_cap" label={t(messages.cap)} min={1} max={40} />
        <FormNumberField name="travel_minutes" label={t(messages.travel)} max={240} />
      </Grid>
      <PlanExceptions places={places} />
      <SkillChoice name="skills" />
      <FormCheckboxField name="is_active" label={t(messages.isActive)} />
    </>
  );
}
