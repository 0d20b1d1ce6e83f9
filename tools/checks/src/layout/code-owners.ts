import { areas } from '../boundaries.ts';

/** Each area has somebody who is asked, in every place where it has files. */
export function ownerProblems(codeOwners: string): string[] {
  const places = areas.flatMap((area) => [
    `/openapi/areas/${area}.yaml`,
    `/apps/api/src/areas/${area}/`,
    `/libs/${area}/`,
    `/apps/e2e/${area}/`,
  ]);
  const owned = new Set(codeOwners.split('\n').map((line) => line.split(/\s+/)[0]));
  return places
    .filter((place) => !owned.has(place))
    .map((place) => `.github/CODEOWNERS: nobody owns ${place}`);
}
