const browsers: [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/\bOPR\//, 'Opera'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const systems: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'Mac'],
  [/Linux|CrOS/, 'Linux'],
];

const named = (known: [RegExp, string][], userAgent: string): string | undefined =>
  known.find(([pattern]) => pattern.test(userAgent))?.[1];

/** What people know a device by in a list, such as "Chrome, Android". */
export function deviceName(userAgent: string): string {
  return [named(browsers, userAgent) ?? 'Browser', named(systems, userAgent)].filter(Boolean).join(', ');
}
