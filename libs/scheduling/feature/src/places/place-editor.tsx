import { api, apiQuery, dataOf, getSettingUsage, newIdempotencyKey, queriesOf } from '@dosar/api-client';
import { UsedBy } from '@dosar/areas/used-by';
import { Button, Flex, Grid, Stack, notify } from '@dosar/design-system';
import { Form, FormCheckboxField, UnsavedChangesGuard, useZodForm } from '@dosar/forms';
import type { Schema } from '@dosar/openapi';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { useVisitRefusal } from '../booking/use-visit-change.ts';
import { LeftOutWindow } from '../left-out/left-out-window.tsx';
import { useLeftOut } from '../left-out/use-left-out.ts';
import { messages } from './messages.ts';
import { OpeningPreview } from './opening-preview.tsx';
import { PeopleHere } from './people-here.tsx';
import { answersOf, placeAnswers, placeOf, reasonTexts, type PlaceAnswers } from './place-answers.ts';
import { AddressFields, ArrivalFields, ExceptionFields, HoursFields, LaneFields } from './place-fields.tsx';
import { PlaceUse } from './place-use.tsx';
import { MinimumFields } from './minimum-fields.tsx';
import { WeekMatrix } from './week-matrix.tsx';

type PlaceEditorProps = { place: Schema<'Place'> | undefined; holidays: Schema<'Places'>['holidays'] };

/** A place with its hours and lanes; beside it what they mean: who works there, and what can be booked. */
export function PlaceEditor({ place, holidays }: PlaceEditorProps) {
  const { formatMessage: t } = useIntl();
  const refusalText = useVisitRefusal();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const form = useZodForm({ schema: placeAnswers, defaultValues: answersOf(place) });
  const leftOut = useLeftOut();
  const [asked, ask] = useState<PlaceAnswers>();
  const write = async (answers: PlaceAnswers, choice?: Schema<'LeftOutChoice'>) => {
    const saved = await dataOf(
      api.POST('/api/schedule/savePlace', {
        params: { header: { 'Idempotency-Key': newIdempotencyKey() } },
        body: { ...placeOf(answers, place), ...(choice && { left_out: choice }) },
      }),
    );
    leftOut.forget();
    form.reset(answers);
    notify.success(t(messages.saved));
    await queryClient.invalidateQueries(queriesOf('scheduling', 'claims', 'assignments', 'worklist'));
    if (!place) await navigate(`?place=${saved.place_id}`, { replace: true });
  };
  const findLeftOut = (answers: PlaceAnswers) => leftOut.find({ place: placeOf(answers, place) });
  const save = async (answers: PlaceAnswers) => {
    ask(answers);
    if (place && (await findLeftOut(answers)) > 0) return;
    await write(answers);
  };
  return (
    <>
      <Form form={form} onSubmit={save} reasons={reasonTexts} problemText={refusalText}>
        <UnsavedChangesGuard />
        <Grid
          gap="5"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' }}
          alignItems="start"
        >
          <Stack gap="5">
            <AddressFields />
            <HoursFields />
            <MinimumFields />
            <LaneFields />
            <ExceptionFields holidays={holidays} />
            <ArrivalFields />
            <FormCheckboxField name="is_active" label={t(messages.isActive)} />
            {place?.is_active === true && !form.watch('is_active') && <UsedByVisits id={place.place_id} />}
            <Flex>
              <Button type="submit" variant="primary" loading={form.formState.isSubmitting}>
                {t(messages.save)}
              </Button>
            </Flex>
          </Stack>
          <Stack gap="5">
            {place && <PeopleHere place={place} />}
            {place && <WeekMatrix place={place} />}
            <OpeningPreview place={place} />
            {place && <PlaceUse place={place} />}
          </Stack>
        </Grid>
      </Form>
      {asked && (
        <LeftOutWindow
          leftOut={leftOut}
          mustMove={!asked.is_active}
          onSave={() => write(asked, leftOut.choice)}
          onOutdated={() => findLeftOut(asked)}
        />
      )}
    </>
  );
}

/** The visits and people of a place that is about to be switched off; saving offers each visit another hour. */
function UsedByVisits({ id }: { id: string }) {
  return <UsedBy usage={useQuery(apiQuery(getSettingUsage, { params: { query: { kind: 'place', id } } }))} />;
}
