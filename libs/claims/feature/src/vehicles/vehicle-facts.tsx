import {
  api,
  browseColors,
  browseVehicleBrands,
  browseVehicleCategories,
  changeVehicle,
  dataOf,
  referenceQuery,
} from '@dosar/api-client';
import { useCan } from '@dosar/auth';
import { Plate } from '@dosar/claim-parts';
import { Box, Heading } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import type { JsonBodyOf, Schema } from '@dosar/openapi';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { messages as fileMessages } from '../claim-file/messages.ts';
import { ConflictPanel } from '../edit/conflict-panel.tsx';
import { EditableField } from '../edit/editable-field.tsx';
import { useRecordEdit } from '../edit/use-record-edit.ts';
import { useFileAgain } from '../people/use-party-edit.ts';
import { messages } from './messages.ts';

type Vehicle = Schema<'ClaimVehicle'>;
type VehicleField = keyof JsonBodyOf<'changeVehicle'>['changes'];
type Choices = readonly { code: string; name: string }[] | undefined;

function vehicleValue(vehicle: Vehicle, field: string): string {
  const value = vehicle[field as VehicleField];
  return value === null ? '' : String(value);
}

function changeOf(field: VehicleField, typed: string): JsonBodyOf<'changeVehicle'>['changes'] {
  if (field === 'odometer' || field === 'manufacture_year')
    return { [field]: typed === '' ? null : Number(typed.replace(/[\s.]/g, '')) };
  if (field === 'plate_country') return { plate_country: typed.toUpperCase() };
  return { [field]: typed === '' ? null : typed };
}

const nameIn = (list: Choices) => (code: string) => list?.find((one) => one.code === code)?.name ?? code;

const isWholeNumber = (typed: string) => /^[\d\s.]*$/.test(typed);

/** A vehicle of the file. */
export function VehicleFacts({ vehicle, claimFileId }: { vehicle: Vehicle; claimFileId: string }) {
  const { formatMessage: t } = useIntl();
  const { number } = useFormats();
  const mayChange = useCan(changeVehicle);
  const readFileAgain = useFileAgain();
  const brands = useQuery(referenceQuery(browseVehicleBrands));
  const categories = useQuery(referenceQuery(browseVehicleCategories));
  const colors = useQuery(referenceQuery(browseColors));
  const { vehicle_id: vehicleId, plate } = vehicle;
  const { save, conflicts, leaveOpen } = useRecordEdit<Vehicle>({
    stored: vehicle,
    fields: {
      plate: { label: t(messages.plate) },
      vin: { label: t(messages.vin) },
      brand_code: { label: t(messages.brand), read: nameIn(brands.data) },
      model: { label: t(messages.model) },
      category_code: { label: t(messages.category), read: nameIn(categories.data) },
      color_code: { label: t(messages.color), read: nameIn(colors.data) },
      manufacture_year: { label: t(messages.year) },
      odometer: { label: t(messages.odometer), read: (value) => (value === '' ? '' : number(Number(value))) },
    },
    valueOf: vehicleValue,
    send: (field, typed, rowVersion) =>
      dataOf(
        api.POST('/api/claim/changeVehicle/{claim_file_id}/{vehicle_id}', {
          params: { path: { claim_file_id: claimFileId, vehicle_id: vehicleId } },
          body: { row_version: rowVersion, changes: changeOf(field as VehicleField, typed) },
        }),
      ),
    readAgain: async () => (await readFileAgain()).vehicles.find(({ vehicle_id: id }) => id === vehicleId),
  });
  const field = (name: VehicleField, label: string) => ({
    place: `vehicle.${vehicleId}`,
    field: name,
    label,
    value: vehicleValue(vehicle, name),
    mayChange,
    save,
  });
  const choicesOf = (list: Choices) => [
    { value: '', label: t(messages.none) },
    ...(list ?? []).map(({ code, name }) => ({ value: code, label: name })),
  ];
  const wholeNumber = (typed: string) => (isWholeNumber(typed) ? undefined : t(messages.numberInvalid));
  return (
    <Box as="section" aria-label={plate ?? t(messages.vehicle)}>
      <Heading as="h3" size="md" paddingBottom="2">
        {t(fileMessages.vehicleRole, { role: vehicle.role })} {plate && <Plate number={plate} />}
      </Heading>
      <EditableField {...field('plate', t(messages.plate))} shown={plate && <Plate number={plate} />} />
      <EditableField {...field('plate_country', t(messages.plateCountry))} />
      <EditableField {...field('vin', t(messages.vin))} />
      <EditableField
        {...field('brand_code', t(messages.brand))}
        shown={vehicle.brand_name ?? ''}
        choices={choicesOf(brands.data)}
      />
      <EditableField {...field('model', t(messages.model))} />
      <EditableField
        {...field('category_code', t(messages.category))}
        shown={vehicle.category_name ?? ''}
        choices={choicesOf(categories.data)}
      />
      <EditableField
        {...field('color_code', t(messages.color))}
        shown={vehicle.color_name ?? ''}
        choices={choicesOf(colors.data)}
      />
      <EditableField {...field('manufacture_year', t(messages.year))} kind="number" check={wholeNumber} />
      <EditableField
        {...field('odometer', t(messages.odometer))}
        kind="number"
        shown={vehicle.odometer === null ? '' : number(vehicle.odometer)}
        check={wholeNumber}
      />
      <ConflictPanel conflicts={conflicts} onClose={leaveOpen} />
    </Box>
  );
}
