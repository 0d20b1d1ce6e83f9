import {
  browseColors,
  browseCounties,
  browseCountries,
  browsePolicyTypes,
  browseVehicleBrands,
  browseVehicleCategories,
} from '@dosar/api-client';
import { writeDate, type Answer } from '@dosar/design-system';
import { formatPlate } from '@dosar/kernel/plates';
import { normaliseVin } from '@dosar/kernel/vin';
import { useIntl } from 'react-intl';
import { useDraft, usePhotoEntries } from '../claim-notification/notification-context.ts';
import { useChoices } from '../claim-notification/use-choices.ts';
import type { AskingPage } from '../claim-notification/wizard-pages.ts';
import { stepNames } from '../claim-notification/step-names.ts';
import { messages as circumstancesMessages } from '../circumstances/messages.ts';
import { useKindChoices } from '../circumstances/use-kind-choices.ts';
import { messages as notifierMessages } from '../notifier/messages.ts';
import { messages as photosMessages } from '../photos/messages.ts';
import { messages as policyMessages } from '../policy/messages.ts';
import { messages as timeAndPlaceMessages } from '../time-and-place/messages.ts';
import { messages as vehicleMessages } from '../vehicle/messages.ts';
import { otherCarMessages } from '../vehicle/other-car-messages.ts';
import { placeMessages } from '../time-and-place/place-messages.ts';
import { hasOtherCar } from '../circumstances/accident-kinds.ts';
import { messages } from './messages.ts';

/** The answers of one page. */
export type PageAnswers = { page: AskingPage; title: string; rows: Answer[] };

/** Every answer as its page would say it. */
export function useAnswerGroups(): PageAnswers[] {
  const { formatMessage: t } = useIntl();
  const photoCount = usePhotoEntries().filter(({ state }) => state !== 'refused').length;
  const zoneCount = useDraft().damage.zones.length;
  const photos = t(messages.photos, { count: photoCount });
  return [
    useCircumstancesGroup(),
    useNotifierGroup(),
    usePolicyGroup(),
    useTimeAndPlaceGroup(),
    useVehicleGroup(),
    {
      page: 'photos',
      title: t(stepNames.photos),
      rows: [
        { term: t(photosMessages.damage), value: t(messages.zones, { count: zoneCount }) },
        { term: t(photosMessages.label), value: photos },
      ],
    },
  ];
}

function useNotifierGroup(): PageAnswers {
  const { formatMessage: t } = useIntl();
  const { role, firstName, lastName, phone, email, preferredChannel } = useDraft().notifier;
  const roles: Record<Exclude<typeof role, ''>, string> = {
    owner: t(notifierMessages.owner),
    driver: t(notifierMessages.driver),
    other: t(notifierMessages.other),
  };
  const isAsked = phone.trim() !== '' && email.trim() !== '';
  const preferred = t(preferredChannel === 'email' ? notifierMessages.byEmail : notifierMessages.byPhone);
  return {
    page: 'notifier',
    title: t(stepNames.notifier),
    rows: [
      { term: t(notifierMessages.role), value: role === '' ? '' : roles[role] },
      { term: t(messages.name), value: `${firstName} ${lastName}`.trim() },
      { term: t(notifierMessages.phone), value: phone },
      { term: t(notifierMessages.email), value: email },
      ...(isAsked ? [{ term: t(notifierMessages.preferredChannel), value: preferred }] : []),
    ],
  };
}

function usePolicyGroup(): PageAnswers {
  const { formatMessage: t } = useIntl();
  const { policyType, policyNumber } = useDraft().policy;
  return {
    page: 'policy',
    title: t(stepNames.policy),
    rows: [
      { term: t(policyMessages.policyType), value: useChoices(browsePolicyTypes).nameOf(policyType) },
      { term: t(policyMessages.policyNumber), value: policyNumber },
    ],
  };
}

function useTimeAndPlaceGroup(): PageAnswers {
  const { formatMessage: t } = useIntl();
  const { date, time, countyCode, locality, street, recordedBy } = useDraft().timeAndPlace;
  const records = {
    '': undefined,
    police: t(placeMessages.recordPolice),
    amiable_statement: t(placeMessages.recordAmiable),
    nobody: t(placeMessages.recordNobody),
  };
  return {
    page: 'time-and-place',
    title: t(stepNames['time-and-place']),
    rows: [
      { term: t(timeAndPlaceMessages.date), value: writeDate(date) },
      { term: t(timeAndPlaceMessages.time), value: time },
      { term: t(timeAndPlaceMessages.county), value: useChoices(browseCounties).nameOf(countyCode) },
      { term: t(timeAndPlaceMessages.locality), value: locality },
      { term: t(timeAndPlaceMessages.street), value: street },
      { term: t(placeMessages.record), value: records[recordedBy] },
    ],
  };
}

function useVehicleGroup(): PageAnswers {
  const { formatMessage: t } = useIntl();
  const { vehicle, circumstances } = useDraft();
  const otherCar = [
    { term: t(otherCarMessages.plate), value: formatPlate(vehicle.otherPlate) },
    { term: t(otherCarMessages.insurer), value: vehicle.otherInsurer },
  ];
  const plate = vehicle.hasNoPlate ? t(messages.noPlate) : formatPlate(vehicle.plate);
  return {
    page: 'vehicle',
    title: t(stepNames.vehicle),
    rows: [
      {
        term: t(vehicleMessages.plateCountry),
        value: useChoices(browseCountries).nameOf(vehicle.plateCountry),
      },
      { term: t(vehicleMessages.plate), value: plate },
      {
        term: t(vehicleMessages.category),
        value: useChoices(browseVehicleCategories).nameOf(vehicle.categoryCode),
      },
      { term: t(vehicleMessages.brand), value: useChoices(browseVehicleBrands).nameOf(vehicle.brandCode) },
      { term: t(vehicleMessages.model), value: vehicle.model },
      { term: t(vehicleMessages.color), value: useChoices(browseColors).nameOf(vehicle.colorCode) },
      { term: t(vehicleMessages.vin), value: normaliseVin(vehicle.vin) },
      ...(hasOtherCar(circumstances.kind) ? otherCar : []),
    ],
  };
}

function useCircumstancesGroup(): PageAnswers {
  const { formatMessage: t } = useIntl();
  const { kind, description, injuries } = useDraft().circumstances;
  const chosen = useKindChoices().find(({ value }) => value === kind);
  const hurt = t(injuries === 'yes' ? circumstancesMessages.somebodyHurt : circumstancesMessages.nobodyHurt);
  return {
    page: 'circumstances',
    title: t(stepNames.circumstances),
    rows: [
      { term: t(circumstancesMessages.kind), value: chosen?.label },
      { term: t(circumstancesMessages.descriptionRow), value: description },
      { term: t(circumstancesMessages.injuries), value: hurt },
    ],
  };
}
