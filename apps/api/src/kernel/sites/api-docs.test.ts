import { describe, expect, test } from 'vitest';
import { startTestApi } from '#src/testing/start-test-api.ts';

const api = startTestApi();

describe('the API page', () => {
  test.each(['/api/docs', '/api/docs/'])('%s finds its files on this server', async (url) => {
    const page = await api.inject({ url });
    expect(page.statusCode).toBe(200);

    const files = [...page.body.matchAll(/(?:href|src)="([^"]+)"/g)].map((match) => match[1] ?? '');
    expect(files.length).toBeGreaterThan(3);
    for (const file of files) {
      const { pathname } = new URL(file, 'http://staff/api/docs/');
      expect([file, (await api.inject({ url: pathname })).statusCode]).toEqual([file, 200]);
    }
  });

  test('loads nothing from anywhere else and runs no inline script', async () => {
    const policy = String((await api.inject({ url: '/api/docs/' })).headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toMatch(/https:|unsafe/);
  });

  test('shows the contract with who may call what', async () => {
    const document = (await api.inject({ url: '/api/openapi.json' })).json<{
      openapi: string;
      paths: Record<string, Record<string, Record<string, unknown>>>;
    }>();
    expect(document.openapi).toBe('3.1.0');
    expect(document.paths['/api/timeline/addNote']?.['post']?.['x-access']).toMatchObject({
      callers: ['staff'],
    });
  });
});

test('C1 C3 E11 what the product says about itself before anybody signs in', async () => {
  expect((await api.inject({ url: '/api/version' })).json()).toEqual({
    version: expect.stringMatching(/^\d+\.\d+\.\d+/),
    build: null,
    envLabel: 'Test',
    envLabelColor: expect.stringMatching(/^#[0-9a-f]{6}$/),
  });
  expect((await api.inject({ url: '/api/config/myBrowser' })).json()).toEqual({
    app_env: 'Test',
    staff_origin: 'http://127.0.0.1:4200',
    tracker_origin: 'http://127.0.0.1:4201',
    default_org_code: null,
    remote_address: '127.0.0.1',
  });
});
