import { api, dataOf, inLanguage, type FoundSlots } from '@dosar/api-client/client';
import {
  Button,
  Disclosure,
  Heading,
  Notice,
  SelectField,
  Skeleton,
  useLoaded,
} from '@dosar/design-system/public';
import { localDateOf } from '@dosar/kernel/zone';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';
import { isOtherClock, useVisitTimes } from './visit-times.ts';

/** An hour at a place that somebody has chosen. */
export type ChosenHour = { place_id: string; starts_at: string };

type ChooseHourProps = {
  /** The visit that is moved; a new one when absent. */
  visitId?: string;
  /** The county that is looked in first. */
  county: string | null;
  isBusy: boolean;
  onChoose: (hour: ChosenHour) => void;
};

/** Free hours: the three earliest first, then each place of a county by its days. */
export function ChooseHour({ visitId, county: ownCounty, isBusy, onChoose }: ChooseHourProps) {
  const { formatMessage: t } = useIntl();
  const { at } = useVisitTimes();
  const [chosenCounty, setCounty] = useState<string>();
  const { loaded: counties } = useLoaded('counties', ({ signal, language }) =>
    dataOf(api.GET('/api/schedule/counties', { signal, ...inLanguage(language) })),
  );
  const known = counties.status === 'ready' ? counties.value : [];
  const isOwnKnown = known.some(({ code }) => code === ownCounty);
  const county = chosenCounty ?? (isOwnKnown && ownCounty !== null ? ownCounty : '');
  const { loaded: found, reload } = useLoaded(`${counties.status} ${county}`, async ({ signal, language }) =>
    counties.status === 'loading'
      ? undefined
      : dataOf(
          api.POST('/api/schedule/searchSlots', {
            signal,
            ...inLanguage(language),
            body: {
              from_date: localDateOf(new Date()),
              ...(county !== '' && { county_code: county }),
              ...(visitId !== undefined && { visit_id: visitId }),
            },
          }),
        ),
  );
  if (found.status === 'failed')
    return (
      <>
        <Notice tone="error" title={t(messages.failed)} />
        <Button onClick={reload}>{t(messages.choose)}</Button>
      </>
    );
  if (found.status === 'loading' || found.value === undefined) return <Skeleton lines={6} />;
  const { earliest, places } = found.value;
  return (
    <>
      {isOtherClock(new Date()) && <p className="dosar-hint">{t(messages.zone)}</p>}
      <Heading level={3}>{t(messages.earliest)}</Heading>
      {earliest.length === 0 && <p>{t(messages.none)}</p>}
      <div className="dosar-stack">
        {earliest.map((slot) => {
          const place = places.find(({ place_id: id }) => id === slot.place_id);
          return (
            <Button
              key={`${slot.place_id} ${slot.starts_at}`}
              disabled={isBusy}
              onClick={() => onChoose({ place_id: slot.place_id, starts_at: slot.starts_at })}
            >
              <span>{at(slot.starts_at)}</span>
              {place && <span className="dosar-hint">{`${place.locality}, ${place.name}`}</span>}
            </Button>
          );
        })}
      </div>
      <Heading level={3}>{t(messages.other)}</Heading>
      <SelectField
        label={t(messages.county)}
        value={county}
        onChange={(event) => setCounty(event.currentTarget.value)}
      >
        <option value="">{t(messages.allCounties)}</option>
        {known.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      {places.map((place) => (
        <Disclosure key={place.place_id} label={`${place.locality}, ${place.name}`}>
          <PlaceHours {...{ place, isBusy, onChoose }} />
        </Disclosure>
      ))}
    </>
  );
}

type PlaceHoursProps = { place: FoundSlots['places'][number] } & Pick<ChooseHourProps, 'isBusy' | 'onChoose'>;

/** A place: its days with free hours, and the hours of the one that is looked at. */
function PlaceHours({ place, isBusy, onChoose }: PlaceHoursProps) {
  const { formatMessage: t } = useIntl();
  const { time, weekdayDate } = useVisitTimes();
  const days = place.days.filter(({ starts }) => starts.length > 0);
  const [chosen, choose] = useState<string>();
  const day = days.find(({ date }) => date === chosen) ?? days[0];
  return (
    <div className="dosar-stack">
      <p className="dosar-hint">{place.address}</p>
      {day === undefined ? (
        <p>{t(messages.noneHere)}</p>
      ) : (
        <>
          <SelectField
            label={t(messages.day)}
            value={day.date}
            onChange={(event) => choose(event.currentTarget.value)}
          >
            {days.map(({ date }) => (
              <option key={date} value={date}>
                {weekdayDate(date)}
              </option>
            ))}
          </SelectField>
          <div className="dosar-pair">
            {day.starts.map((start) => (
              <Button
                key={start}
                disabled={isBusy}
                onClick={() => onChoose({ place_id: place.place_id, starts_at: start })}
              >
                {time(start)}
              </Button>
            ))}
          </div>
        </>
      )}
    </div>
  );
}
