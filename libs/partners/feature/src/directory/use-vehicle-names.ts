import { browseVehicleBrands, browseVehicleCategories, referenceQuery } from '@dosar/api-client';
import { useQuery } from '@tanstack/react-query';

/** The makes and kinds of vehicle that there are, with what they are called. */
export function useVehicleNames() {
  const brands = useQuery(referenceQuery(browseVehicleBrands));
  const categories = useQuery(referenceQuery(browseVehicleCategories));
  return { brands: choicesOf(brands.data), categories: choicesOf(categories.data) };
}

const choicesOf = (lookups: readonly { code: string; name: string }[] = []) =>
  lookups.map(({ code: value, name: label }) => ({ value, label }));
