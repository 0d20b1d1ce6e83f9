export { codeText, plainCharacters, withoutInvisible } from './cleaned-text.ts';
export { stoppedClock, systemClock, type Clock } from './clock.ts';
export { counties, type County } from './counties.ts';
export {
  addDays,
  daysBetween,
  formatLocalDate,
  isLocalDate,
  isRealDate,
  parseTypedDate,
  type LocalDate,
} from './dates.ts';
export { newId, newOpaqueKey } from './ids.ts';
export { materialColors } from './material-colors.ts';
export { formatAmount, formatLei, fractionOf, parseLei, type Bani } from './money.ts';
export { formatPhone, parsePhone, type Phone } from './phones.ts';
export { formatPlate, isPlausibleForeignPlate, normalisePlate, plateKind, type PlateKind } from './plates.ts';
export { compareNames, foldText, placeSearchText, searchText } from './search-text.ts';
export { isSecureAddress } from './secure-address.ts';
export { tidyLine } from './typed-line.ts';
export { hasVinCheckDigit, isModernVin, normaliseVin } from './vin.ts';
export {
  businessZone,
  endOfDay,
  formatInstant,
  instantOf,
  instantsOf,
  localDateOf,
  localTimeOf,
  startOfDay,
  type LocalTime,
  type LocalTimeFault,
} from './zone.ts';
