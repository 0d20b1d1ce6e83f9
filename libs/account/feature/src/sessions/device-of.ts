/** What a session was begun with, as people call it; a part is absent where nothing known was found. */
export type Device = { browser?: string; system?: string };

type Rule = readonly [found: RegExp, name: string];

// The order matters: most browsers claim to be others as well, the last ones to be only themselves.
const browsers: readonly Rule[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|OPiOS|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Headless)?Chrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const systems: readonly Rule[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac(?:intosh| OS X)\b/, 'macOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
];

/** Reads browser and system out of a user agent: enough to recognise one's own devices, no more than that. */
export function deviceOf(userAgent: string | null): Device {
  const [browser, system] = [nameIn(userAgent ?? '', browsers), nameIn(userAgent ?? '', systems)];
  return { ...(browser && { browser }), ...(system && { system }) };
}

function nameIn(userAgent: string, rules: readonly Rule[]): string | undefined {
  return rules.find(([found]) => found.test(userAgent))?.[1];
}
