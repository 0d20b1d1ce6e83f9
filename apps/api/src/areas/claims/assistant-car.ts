import { askedRole } from '@dosar/assistant-domain';
import type { Schema } from '@dosar/openapi';
import type { BilingualText } from '#src/kernel/http/request-language.ts';
import { factKnowledge, filePath, type FileQuestion, type ToldFact } from '../assistant/extension-points.ts';
import { findOtherFiles, findOtherInsurers } from './assistant-facts-repository.ts';
import { findVehicles } from './claim-file-repository.ts';

type Vehicle = Schema<'ClaimVehicle'>;

const page = (question: FileQuestion) => ({
  title: { ro: 'Vehiculele dosarului', en: 'Vehicles of the file' }[question.language],
  path: filePath(question, 'vehicles'),
});

/**
 * Something of the car that the claim is about, that of the claimant, which is the insured one where no other is damaged; of the car at
 * fault where the question names who was.
 */
const ofCar =
  (name: BilingualText, valueOf: (vehicle: Vehicle) => string | null) => async (question: FileQuestion) => {
    const { mine, others } = await carsOf(question);
    const source = page(question);
    if (askedRole(question.text) !== 'at_fault') return [{ name, value: mine && valueOf(mine), source }];
    const ofOther = { ro: `${name.ro}, la vinovat`, en: `${name.en}, at fault` };
    if (others.length === 0) return [{ name: ofOther, value: null, source }];
    return others.slice(0, mostOthers).map((car) => ({ name: ofOther, value: valueOf(car), source }));
  };

const mostOthers = 5;

async function carsOf({ tx, caller, claimFileId, language }: FileQuestion) {
  const vehicles = await findVehicles(tx, caller.orgId, claimFileId, language);
  const others = vehicles.filter(({ role }) => role === 'at_fault');
  const rest = vehicles.filter(({ role }) => role !== 'at_fault');
  return { mine: rest.find(({ role }) => role === 'injured') ?? rest[0], others };
}

async function otherPlate(question: FileQuestion): Promise<ToldFact[]> {
  const { others } = await carsOf(question);
  const value = others.flatMap(({ plate }) => plate ?? []).join(', ');
  return [
    {
      name: { ro: 'Numărul mașinii vinovate', en: 'Plate of the car at fault' },
      value,
      source: page(question),
    },
  ];
}

async function otherInsurer(question: FileQuestion): Promise<ToldFact[]> {
  const { tx, caller, claimFileId } = question;
  const found = await findOtherInsurers(tx, caller.orgId, claimFileId);
  const value = found
    .map(({ insurer, policy_number: policy }) => (policy === null ? insurer : `${insurer} (${policy})`))
    .join(', ');
  return [
    { name: { ro: 'Asigurătorul celuilalt', en: 'Insurer of the other' }, value, source: page(question) },
  ];
}

const otherFiles = (same: 'vehicle' | 'person', name: BilingualText) =>
  async function tellOfOthers(question: FileQuestion): Promise<ToldFact[]> {
    const { tx, caller, claimFileId, language } = question;
    const found = await findOtherFiles(tx, { orgId: caller.orgId, claimFileId }, same);
    if (found.length === 0)
      return [
        { name, value: { ro: 'niciun alt dosar', en: 'no other file' }[language], source: page(question) },
      ];
    return found.map(({ claim_file_no: no, assignment_id: assignmentId, opened_on: day }) => ({
      name,
      value: `${no} (${day})`,
      source:
        assignmentId === null
          ? page(question)
          : { title: no, path: filePath({ ...question, claimFileNo: no, assignmentId }) },
    }));
  };

/** What the assistant answers about the cars of a file, and about other files of the same car or person. */
export const assistantCar = factKnowledge({
  plate: ofCar({ ro: 'Număr de înmatriculare', en: 'Plate' }, ({ plate }) => plate),
  vin: ofCar({ ro: 'Serie de șasiu (VIN)', en: 'VIN' }, ({ vin }) => vin),
  car: ofCar({ ro: 'Mașina', en: 'Car' }, ({ brand_name: brand, model, category_name: category }) =>
    [category, brand, model].filter((part) => part !== null && part !== '').join(' '),
  ),
  color: ofCar({ ro: 'Culoarea mașinii', en: 'Colour of the car' }, ({ color_name: color }) => color),
  year: ofCar({ ro: 'Anul fabricației', en: 'Year of manufacture' }, ({ manufacture_year: year }) =>
    textOf(year),
  ),
  odometer: ofCar({ ro: 'Kilometri la bord', en: 'Odometer' }, ({ odometer }) => textOf(odometer, ' km')),
  other_plate: otherPlate,
  other_insurer: otherInsurer,
  same_car: otherFiles('vehicle', { ro: 'Alt dosar al mașinii', en: 'Other file of this car' }),
  same_person: otherFiles('person', { ro: 'Alt dosar al păgubitului', en: 'Other file of the claimant' }),
});

const textOf = (value: number | null, unit = '') => (value === null ? null : `${value}${unit}`);
