export { WrongAddress } from './guest-entry/wrong-address.tsx';
export { loginAddress, returnAddress } from './login/return-address.ts';
export { ColorModeChoice } from './preferences/color-mode-choice.tsx';
export { LanguageSwitch } from './preferences/language-switch.tsx';
export { VersionLine } from './version/version-line.tsx';
