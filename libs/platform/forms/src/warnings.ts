import { plateKind } from '@dosar/kernel/plates';
import { hasVinCheckDigit, isModernVin } from '@dosar/kernel/vin';
import { reason } from './reason.ts';

/** Why a Romanian plate deserves a second look; never a reason to refuse it. */
export function plateWarning(plate: string): string | undefined {
  return plateKind(plate) === 'unusual' ? reason('plate_unusual') : undefined;
}

/** Why a vehicle number deserves a second look; old vehicles have shorter ones, many makers no check digit. */
export function vinWarning(vin: string): string | undefined {
  if (!isModernVin(vin)) return reason('vin_unusual');
  return hasVinCheckDigit(vin) ? undefined : reason('vin_check_digit');
}
