/** The limits that the server enforces; checked here first, so nobody waits for an upload that will be refused. */
export const photoLimits = { mostPhotos: 20, mostBytes: 25 * 1024 * 1024 };

/** What the file chooser offers. */
export const acceptedPhotos = 'image/jpeg,image/png,image/webp,image/heic,image/heif,application/pdf,.heic,.heif';

const acceptedEndings = ['jpg', 'jpeg', 'png', 'webp', 'heic', 'heif', 'pdf'];
const acceptedTypes = acceptedPhotos.split(',').filter((type) => type.includes('/'));

export type PhotoRefusal = 'wrongType' | 'tooLarge' | 'tooMany' | 'empty';

type ChosenFile = { name: string; type: string; size: number };

/** Why a chosen file cannot be added to `alreadyAdded` others, or `undefined` when it can. */
export function photoRefusal(file: ChosenFile, alreadyAdded: number): PhotoRefusal | undefined {
  if (!hasAcceptedType(file)) return 'wrongType';
  if (file.size === 0) return 'empty';
  if (file.size > photoLimits.mostBytes) return 'tooLarge';
  if (alreadyAdded >= photoLimits.mostPhotos) return 'tooMany';
  return undefined;
}

// Some systems give HEIC pictures no media type at all; then the ending of the name decides.
function hasAcceptedType({ name, type }: ChosenFile) {
  if (type !== '') return acceptedTypes.includes(type.toLowerCase());
  const ending = name.toLowerCase().split('.').at(-1) ?? '';
  return acceptedEndings.includes(ending);
}
