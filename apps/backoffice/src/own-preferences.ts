import type { Profile, Session } from '@dosar/auth';
import {
  chooseColorMode,
  chooseDensity,
  chooseSingleKeys,
  isColorModeChosen,
  isDensityChosen,
  isSingleKeysChosen,
  type ColorMode,
  type Density,
} from '@dosar/design-system';
import { chooseLocale, isLocaleChosen, type Locale } from '@dosar/i18n';
import type { Schema } from '@dosar/openapi';

/** What this browser took up last, and from whose account. */
type TakenUp = {
  user_id: string;
  language: Locale;
  color_mode: ColorMode;
  density: Density;
  single_key_shortcuts: boolean;
};

// Not below `dosar.staff`: it outlives the session, so that the next one can tell what is new.
const storageKey = 'dosar.preferences';

/**
 * Lets this browser look as the signed-in person has it in their account.
 *
 * A browser that was never used with an account keeps what was chosen on it before; from then on it takes up whatever
 * changes in the account, and everything when somebody else signs in. In between choices made here stand.
 */
export function followOwnPreferences(session: Session): void {
  const follow = () => {
    if (session.state.status === 'signedIn') takeUp(session.state.profile);
  };
  follow();
  session.stateChanged.listen(follow);
}

function takeUp(profile: Profile): void {
  // Whoever works in somebody else's name keeps their own looks.
  if (profile.impersonated_by_user_id !== null) return;
  // Only staff have some; stored by an earlier release, a profile may lack them.
  const { preferences }: Partial<Schema<'UserMetadata'>> = profile.user_metadata ?? {};
  if (preferences === undefined) return;

  const { color_mode, density, single_key_shortcuts = true } = preferences;
  const { user_id, language } = profile;
  const account: TakenUp = { user_id, language, color_mode, density, single_key_shortcuts };
  const last = lastTakenUp();
  const isNews = (field: keyof TakenUp, isChosenHere: boolean) => {
    if (last === undefined) return !isChosenHere;
    return last.user_id !== account.user_id || last[field] !== account[field];
  };

  const news = {
    language: isNews('language', isLocaleChosen()),
    color_mode: isNews('color_mode', isColorModeChosen()),
    density: isNews('density', isDensityChosen()),
    single_key_shortcuts: isNews('single_key_shortcuts', isSingleKeysChosen()),
  };
  // First of all: choosing tells listeners, and they may end up here again.
  localStorage.setItem(storageKey, JSON.stringify(account));
  if (news.language) chooseLocale(account.language);
  if (news.color_mode) chooseColorMode(color_mode);
  if (news.density) chooseDensity(density);
  if (news.single_key_shortcuts) chooseSingleKeys(single_key_shortcuts);
}

function lastTakenUp(): TakenUp | undefined {
  try {
    return JSON.parse(localStorage.getItem(storageKey) ?? '') as TakenUp;
  } catch {
    return undefined;
  }
}
