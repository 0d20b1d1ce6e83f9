export { GuestEntryPage } from './guest-entry/guest-entry-page.tsx';
export { WrongAddress } from './guest-entry/wrong-address.tsx';
export { LoginPage } from './login/login-page.tsx';
export { loginAddress, returnAddress } from './login/return-address.ts';
export { ColorModeChoice } from './preferences/color-mode-choice.tsx';
export { LanguageSwitch } from './preferences/language-switch.tsx';
export { VersionLine } from './version/version-line.tsx';
