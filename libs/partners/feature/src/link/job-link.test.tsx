import { revokeJobLink, sendJobLink } from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import { renderFeature, server } from '@dosar/testing';
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { aJob, jobId } from '../testing/job-samples.ts';
import { JobLink } from './job-link.tsx';

const link = { sent_to: 'auto@colt.example', sent_at: '2026-11-20T08:00:00Z', opened_at: null };

describe('M8 the link of a job, for the handler', () => {
  test('says where it was sent and whether it was opened, and is sent anew or withdrawn', async () => {
    const asked: string[] = [];
    server.use(
      mock(sendJobLink, ({ path }) => {
        asked.push(`send ${path.partner_job_id}`);
        return { status: 201 as const, body: aJob() };
      }),
      mock(revokeJobLink, ({ path }) => {
        asked.push(`revoke ${path.partner_job_id}`);
        return { status: 201 as const, body: aJob() };
      }),
    );
    const { user } = renderFeature(<JobLink job={aJob({ link, can_send_link: true })} />);
    expect(
      await screen.findByText('Link sent to auto@colt.example, 20.11.2026 10:00 · not opened yet'),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Send a new link' }));
    await user.click(screen.getByRole('button', { name: 'Withdraw the link' }));
    await expect.poll(() => asked).toEqual([`send ${jobId(1)}`, `revoke ${jobId(1)}`]);
  });

  test('that cannot leave says why', async () => {
    server.use(mock(sendJobLink, problem(409, 'partner_job_rule', { context: { reason: 'no_address' } })));
    const { user } = renderFeature(<JobLink job={aJob({ can_send_link: true })} />);
    await user.click(await screen.findByRole('button', { name: 'Send a link' }));
    expect(await screen.findByText('The shop has no e-mail address.')).toBeVisible();
  });

  test('is no matter of partners whose people sign in', async () => {
    renderFeature([{ path: '/', element: <JobLink job={aJob()} /> }], { at: '/' });
    expect(screen.queryByRole('region', { name: 'Link for the shop' })).toBeNull();
  });
});
