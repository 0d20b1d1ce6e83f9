/** Where something is, in degrees; unknown of places that nobody has put on the map. */
export type Located = { latitude: number | null; longitude: number | null };

const earthRadiusKm = 6371;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** How far two places are from each other as the crow flies, in whole kilometres; `undefined` when one of them is not on the map. */
export function kilometresBetween(one: Located, other: Located): number | undefined {
  if (one.latitude === null || one.longitude === null || other.latitude === null || other.longitude === null)
    return undefined;
  const north = radians(other.latitude - one.latitude) / 2;
  const east = radians(other.longitude - one.longitude) / 2;
  const part =
    Math.sin(north) ** 2 +
    Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * Math.sin(east) ** 2;
  return Math.round(2 * earthRadiusKm * Math.asin(Math.sqrt(part)));
}
