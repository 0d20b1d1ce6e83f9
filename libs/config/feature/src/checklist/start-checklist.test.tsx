import { getStartChecklist } from '@dosar/api-client';
import { mock } from '@dosar/api-client/testing';
import { renderFeature, server } from '@dosar/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aStartChecklist } from './start-checklist-sample.ts';
import { StartChecklist } from './start-checklist.tsx';

test('a configurator reads what is missing, what does not work without it, and is led to its page', async () => {
  server.use(mock(getStartChecklist, { status: 200, body: aStartChecklist() }));
  renderFeature(<StartChecklist />);
  const list = within(await screen.findByRole('region', { name: 'Before the first claim' }));
  expect(list.getByText(/2 things are missing/)).toBeVisible();
  const [people, places, sender] = list.getAllByRole('listitem');
  expect(people).toHaveTextContent('Done:');
  expect(people).not.toHaveTextContent('Without it');
  expect(list.getByRole('link', { name: 'Open: People' })).toHaveAttribute('href', '/config/people');
  expect(places).toHaveTextContent('Missing:');
  expect(places).toHaveTextContent('Without it: there is no hour to choose');
  expect(places).toHaveTextContent('for “Coordinator”');
  expect(sender).toHaveTextContent('on the server');
});

test('the list goes away once everything is there', async () => {
  let isAsked = false;
  server.use(
    mock(getStartChecklist, () => {
      isAsked = true;
      return { status: 200, body: aStartChecklist([true, true, true]) };
    }),
  );
  renderFeature(<StartChecklist />);
  await waitFor(() => expect(isAsked).toBe(true));
  expect(screen.queryByRole('region', { name: 'Before the first claim' })).toBeNull();
});
