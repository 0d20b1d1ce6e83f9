import { afterEach, expect, test } from 'vitest';
import { chooseLocale, chosenLocale } from '@dosar/i18n/light';
import { takeLanguageOfAddress } from './language-of-address.ts';
import { currentPlace, onPlaceChange, openAddress, tidyAddress } from './navigation.ts';

afterEach(() => history.replaceState(null, '', '/'));

test('R14 a case, the search box and the landing page each have their address', () => {
  history.replaceState(null, '', '/status/DM26R0000001?org_code=demo');
  expect(currentPlace()).toEqual({ page: 'case', caseNo: 'DM26R0000001', orgCode: 'demo' });
  history.replaceState(null, '', '/status/search?org_code=demo');
  expect(currentPlace()).toEqual({ page: 'search', orgCode: 'demo' });
  history.replaceState(null, '', '/status');
  expect(currentPlace()).toEqual({ page: 'landing', orgCode: undefined });
});

test('a case opened in another spelling gets its clean address and keeps its organisation', () => {
  history.replaceState(null, '', '/status/dm26%20r0000001?org_code=demo');
  tidyAddress();
  expect(location.pathname + location.search).toBe('/status/DM26R0000001?org_code=demo');
});

test('the search box keeps its small letters', () => {
  history.replaceState(null, '', '/status/search?org_code=demo');
  tidyAddress();
  expect(location.pathname).toBe('/status/search');
});

test('whoever watches learns of every move, forward and back', () => {
  const seen: string[] = [];
  const stop = onPlaceChange(() => seen.push(location.pathname));
  openAddress('/status/search?org_code=demo');
  window.dispatchEvent(new PopStateEvent('popstate'));
  stop();
  openAddress('/status');
  expect(seen).toEqual(['/status/search', '/status/search']);
});

test('K8 the page goes on in the language that its address names, and keeps what is chosen later', () => {
  history.replaceState(null, '', '/status/DM26R0000001?org_code=demo&lang=en');
  takeLanguageOfAddress();
  expect([chosenLocale(), document.documentElement.lang]).toEqual(['en', 'en']);
  expect(location.search).toBe('?org_code=demo');

  chooseLocale('ro');
  takeLanguageOfAddress();
  history.replaceState(null, '', '/status?lang=xx');
  takeLanguageOfAddress();
  expect(chosenLocale()).toBe('ro');
});
