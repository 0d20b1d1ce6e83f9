import { materialColors } from '@dosar/kernel/material-colors';
import { describe, expect, test } from 'vitest';
import { brandingVariables, resolveBranding } from './branding.ts';
import { contrastRatio, contrastText } from './contrast.ts';
import { materialColor } from './material-colors.ts';
import { darkColors, lightColors, type SemanticColor } from './semantic-colors.ts';

const palettes = { light: lightColors, dark: darkColors };
const surfaces = ['surface', 'surfaceSubtle', 'surfaceRaised', 'canvas', 'hover'] as const;
const urgencies = ['danger', 'warning', 'success', 'info'] as const;
const phases = ['New', 'Active', 'Waiting', 'Done', 'Late', 'Cancelled'] as const;
const kinds = ['note', 'email', 'sms'] as const;

describe.each(Object.entries(palettes))('the %s palette', (_mode, palette) => {
  test.each(['text', 'textMuted', 'textFaint', ...urgencies] as SemanticColor[])(
    '%s is readable on every surface',
    (name) => {
      for (const surface of surfaces) {
        expect(contrastRatio(palette[name], palette[surface]), surface).toBeGreaterThanOrEqual(4.5);
      }
    },
  );

  test.each(urgencies)('%s is readable on its own tint and under its own text', (name) => {
    expect(contrastRatio(palette[name], palette[`${name}Subtle`])).toBeGreaterThanOrEqual(4.5);
    expect(contrastRatio(palette[`${name}Contrast`], palette[name])).toBeGreaterThanOrEqual(4.5);
    expect(contrastRatio(palette.text, palette[`${name}Subtle`])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(phases)('the phase %s is readable in a row and on its own tint', (phase) => {
    const color = palette[`phase${phase}`];
    for (const surface of surfaces)
      expect(contrastRatio(color, palette[surface]), surface).toBeGreaterThanOrEqual(3);
    expect(contrastRatio(color, palette[`phase${phase}Subtle`])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(kinds)('%s is readable on its own tint, and words on it too', (kind) => {
    expect(contrastRatio(palette[kind], palette[`${kind}Subtle`])).toBeGreaterThanOrEqual(4.5);
    expect(contrastRatio(palette.text, palette[`${kind}Subtle`])).toBeGreaterThanOrEqual(4.5);
  });

  test('a missed legal deadline is readable on its red', () => {
    expect(contrastRatio('#ffffff', palette.dangerSolid)).toBeGreaterThanOrEqual(4.5);
  });

  test('the outline of a control stands out from every surface', () => {
    for (const surface of surfaces) {
      expect(contrastRatio(palette.borderStrong, palette[surface])).toBeGreaterThanOrEqual(3);
    }
  });
});

test('K12 an organisation without branding gets blue-grey-600, and its usual sidebar #607d8b fills nothing', () => {
  const { light, dark } = resolveBranding();

  expect(light.brand).toBe('#546e7a');
  expect(resolveBranding({ sidebar: '#607d8b' })).toEqual(resolveBranding());
  expect(light).toMatchObject({ bar: lightColors.canvas, sidebar: lightColors.canvas });
  expect(lightColors).toMatchObject(light);
  expect(darkColors).toMatchObject(dark);
});

test('a menu colour of its own fills the menu, and the brand the bar', () => {
  const { light, dark } = resolveBranding({ material_color: 'teal-700', sidebar: '#00695c' });

  expect(light).toMatchObject({ bar: '#00796b', sidebar: '#00695c', sidebarContrast: '#ffffff' });
  // The accent of dark pages is light; a bar of it would glare.
  expect(dark.bar).toBe(dark.sidebar);
});

test('an unknown colour name falls back to the default instead of breaking the page', () => {
  expect(resolveBranding({ material_color: 'blurple-600', sidebar: 'url(x)' })).toEqual(resolveBranding());
});

test('an organisation that leaves the frame neutral has readable words on it', () => {
  for (const [name] of materialColors()) {
    const branding = resolveBranding({ material_color: name });
    for (const mode of ['light', 'dark'] as const) {
      const colors = branding[mode];
      for (const [on, words] of [
        [colors.bar, colors.barContrast],
        [colors.sidebar, colors.sidebarContrast],
        [colors.sidebarCurrent, colors.sidebarCurrentContrast],
      ] as const) {
        expect(contrastRatio(words, on), `${name} ${mode}`).toBeGreaterThanOrEqual(4.5);
      }
    }
  }
});

test('every Material colour gives readable branding in light and dark', () => {
  for (const [name, hex] of materialColors()) {
    const branding = resolveBranding({ material_color: name, sidebar: hex });
    for (const mode of ['light', 'dark'] as const) {
      const colors = branding[mode];
      const palette = palettes[mode];
      expect(
        contrastRatio(colors.brandContrast, colors.brand),
        `${name} ${mode} on brand`,
      ).toBeGreaterThanOrEqual(4.5);
      for (const [on, words] of [
        [colors.bar, colors.barContrast],
        [colors.sidebar, colors.sidebarContrast],
        [colors.sidebarCurrent, colors.sidebarCurrentContrast],
      ] as const) {
        expect(contrastRatio(words, on), `${name} ${mode} frame`).toBeGreaterThanOrEqual(4.5);
      }
      expect(contrastRatio(colors.brand, palette.surface), `${name} ${mode} fill`).toBeGreaterThanOrEqual(3);
      expect(contrastRatio(palette.text, colors.brandSubtle), `${name} ${mode} tint`).toBeGreaterThanOrEqual(
        4.5,
      );
      for (const surface of [...surfaces.map((key) => palette[key]), colors.brandSubtle]) {
        expect(contrastRatio(colors.brandText, surface), `${name} ${mode} text`).toBeGreaterThanOrEqual(4.5);
        expect(contrastRatio(colors.focus, surface), `${name} ${mode} focus`).toBeGreaterThanOrEqual(3);
      }
    }
  }
});

test('Material names, accents, bare hues and hexadecimal values are understood', () => {
  expect(materialColors().size).toBe(256);
  expect(materialColor('blue-grey-600')).toBe('#546e7a');
  expect(materialColor('deep-orange-a200')).toBe('#ff6e40');
  expect(materialColor('indigo')).toBe('#3f51b5');
  expect(materialColor('#FFF')).toBe('#fff');
  expect(materialColor('')).toBeUndefined();
});

test('text on a status colour is white where that is readable and black elsewhere', () => {
  expect(contrastText('#1b5e20')).toBe('#ffffff');
  expect(contrastText('#ffeb3b')).toBe('#000000');
});

test('branding becomes two custom properties per colour', () => {
  const variables = brandingVariables({ material_color: 'indigo-700' });

  expect(variables['--dosar-brand-light']).toBe('#303f9f');
  expect(variables['--dosar-brand-contrast-dark']).toBe('#000000');
  expect(Object.keys(variables)).toHaveLength(24);
});
