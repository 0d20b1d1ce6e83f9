/** The movements of parts, by the keyframes of the theme. `appearSoon` and `appearLate` spare a flash when the answer is quick. */
export const animations = {
  appear: 'appear 120ms',
  appearSoon: 'appear 100ms 150ms both',
  appearLate: 'appear 100ms 1s both',
  wait: 'pulse 1.6s ease-in-out infinite',
  spin: 'spin 700ms linear infinite',
} as const;
