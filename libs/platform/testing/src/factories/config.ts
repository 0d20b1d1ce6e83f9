import type { Schema } from '@dosar/openapi';
import { people } from '../cast/people.ts';

/** The product as it introduces itself on a developer's machine. */
export function aVersion(change: Partial<Schema<'VersionInfo'>> = {}): Schema<'VersionInfo'> {
  return { version: '0.1.0', build: 'build-1', envLabel: 'Development', envLabelColor: '#2e7d32', ...change };
}

/** The demo accounts that the login offers in Development. */
export function demoAccounts(): Schema<'DemoAccount'>[] {
  return Object.values(people).map(({ username, roles }) => ({
    username,
    password: 'Claims-2026-ok!',
    shows: roles.join(', '),
  }));
}

/** What a page knows before anybody signs in. */
export function aBrowserConfig(change: Partial<Schema<'BrowserConfig'>> = {}): Schema<'BrowserConfig'> {
  return {
    app_env: 'Test',
    staff_origin: 'http://localhost:4200',
    tracker_origin: 'http://localhost:4201',
    default_org_code: 'demo',
    remote_address: '127.0.0.1',
    ...change,
  };
}

/** The looks of Asigurarea Demo, ready to change. */
export function someBranding(change: Partial<Schema<'BrandingSettings'>> = {}): Schema<'BrandingSettings'> {
  return {
    short_name: 'Demo',
    logo_url: null,
    align_logo: 'left',
    material_color: 'indigo-600',
    sidebar: '#283593',
    theme: 'default',
    color: null,
    icon_font_url: null,
    row_version: 5,
    ...change,
  };
}
