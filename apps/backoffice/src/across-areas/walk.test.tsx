import { browseTimeline, browseWorklist, getAssignment } from '@dosar/api-client';
import { mock } from '@dosar/api-client/testing';
import { anAssignment, aTimelinePage, aWorklistPage, aWorklistRow, server } from '@dosar/testing';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { answerTheLists } from '@dosar/worklist-feature/fixture';
import { openPages } from './open-pages-fixture.tsx';

beforeEach(() => {
  answerTheLists();
  server.use(
    mock(browseWorklist, ({ body }) => ({
      status: 200,
      body:
        body.after === undefined
          ? aWorklistPage([aWorklistRow({}, 1), aWorklistRow({}, 2)], {
              next_cursor: 'second',
              total: { count: 3, capped: false },
            })
          : aWorklistPage([aWorklistRow({}, 3)], { total: { count: 3, capped: false } }),
    })),
    mock(getAssignment, ({ path }) => {
      const number = Number(path.claim_file_no.slice(-1));
      return { status: 200, body: anAssignment({}, aWorklistRow({}, number)) };
    }),
    mock(browseTimeline, { status: 200, body: aTimelinePage(0) }),
  );
});

const open = (at: string) => openPages({ at });
const file = (number: number) => screen.findByRole('heading', { name: `Claim file DM26R000000${number}` });

test('ux 17 next and previous walk the list that a record was opened from, also beyond its first page', async () => {
  const { user, router } = open('/assignments/worklist?keys=1');
  await user.click(await screen.findByText('DM26R0000001'));
  await file(1);
  expect(screen.getByText('1 of 3')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Previous task' })).toBeDisabled();

  await user.click(screen.getByRole('button', { name: 'Next task' }));
  await file(2);
  await user.keyboard('j');
  await file(3);
  expect(screen.getByText('3 of 3')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Next task' })).toBeDisabled();
  await user.keyboard('k');
  await file(2);

  await user.click(screen.getByRole('link', { name: 'Tasks' }));
  expect(await screen.findByText('DM26R0000001')).toBeVisible();
  expect(router.state.location.search).toBe('?keys=1');
});

test('ux 16 back from a record the list has the same selection and stands on the same row', async () => {
  const { user, router } = open('/assignments/worklist');
  await screen.findByText('DM26R0000001');
  const boxes = screen.getAllByRole('checkbox', { name: 'Select this row' });
  await user.click(boxes[0]!);
  await user.click(screen.getByText('DM26R0000002'));
  await file(2);
  await router.navigate(-1);
  // The page that is left has the number in its heading.
  await waitFor(() => expect(screen.getByText('DM26R0000002').closest('tr')).toHaveFocus());
  expect(screen.getAllByRole('checkbox', { name: 'Select this row' })[0]).toBeChecked();
});

test('ux 16 back from a walk the list stands on the row walked to, also beyond its first page', async () => {
  const { user, router } = open('/assignments/worklist');
  await user.click(await screen.findByText('DM26R0000002'));
  await file(2);
  await user.keyboard('j');
  await file(3);
  await router.navigate(-1);
  // The page that is left has the number in its heading.
  await waitFor(() => expect(screen.getByText('DM26R0000003').closest('tr')).toHaveFocus());
});

test('a record that was opened by its address offers no walk', async () => {
  open(`/workflow/getById/DM26R0000001/${aWorklistRow().assignment_id}`);
  await file(1);
  expect(screen.queryByRole('button', { name: 'Next task' })).not.toBeInTheDocument();
});
