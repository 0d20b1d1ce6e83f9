import { browseNotifications, clearNotifications, refreshToken } from '@dosar/api-client';
import { mock, problem, type MockAnswer } from '@dosar/api-client/testing';
import { aProfile, now, people, renderFeature, server, someNews } from '@dosar/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { NewActivities, type Whose } from './new-activities.tsx';
import type { NewActivity } from './use-new-activities.ts';

type Answer = MockAnswer<'browseNotifications'>;

const told = (...news: NewActivity[]): Answer => ({ status: 200, body: news });

let answers = 0;

/** A server that answers in turn, the last answer again and again; clearing empties it. */
function telling(...news: Answer[]) {
  const asked = { times: 0, cleared: 0 };
  answers = 0;
  server.use(
    mock(refreshToken, problem(503, 'database_unavailable')),
    mock(browseNotifications, () => {
      asked.times += 1;
      answers += 1;
      const next = (news.length > 1 ? news.shift() : news[0]) ?? told();
      return asked.cleared > 0 ? told() : next;
    }),
    mock(clearNotifications, () => {
      asked.cleared += 1;
      return { status: 200, body: { success: true } };
    }),
  );
  return asked;
}

const listAddress = ({ own, replaced }: Whose) => `/list/${own ? 'own' : ''}${replaced ? 'replaced' : ''}`;

function open({ profile = aProfile(), field = false } = {}) {
  return renderFeature(
    <>
      {field && <textarea aria-label="Notă" />}
      <NewActivities profile={profile} listAddress={listAddress} />
    </>,
    { locale: 'ro', profile, otherRoutes: [{ path: '/list/:whose', element: <h1>Lista</h1> }] },
  );
}

const letPass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const minute = 60_000;
const dialog = () => screen.queryByRole('dialog', { name: 'Activități noi' });

/** The dialog, once it was answered and nobody has pressed anything for a while. */
async function comes() {
  await waitFor(() => expect(answers).toBeGreaterThan(0));
  // The answer needs moments of the real clock: the time without a key begins with it, so it cannot be let pass at once.
  for (let seconds = 0; seconds < 10 && !dialog(); seconds += 1) {
    await new Promise(setImmediate);
    await letPass(1_000);
  }
  return screen.getByRole('dialog', { name: 'Activități noi' });
}

const answered = (asked: { times: number }, times: number) => waitFor(() => expect(asked.times).toBe(times));

function pageIs(visibility: 'visible' | 'hidden') {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(visibility === 'hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
}

beforeEach(() => {
  vi.useFakeTimers({
    now: Date.parse(now),
    shouldAdvanceTime: true,
    toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
  });
});
afterEach(async () => {
  // A dialog that is open when its test ends stays in the way of those of the next tests.
  if (dialog()) fireEvent.click(screen.getByRole('button', { name: 'Amână' }));
  await waitFor(() => expect(dialog()).toBeNull());
  vi.restoreAllMocks();
});

describe('T13 K2 new work is asked for', () => {
  test('at once and then every five minutes', async () => {
    const asked = telling(told());
    open();
    await answered(asked, 1);
    await letPass(5 * minute - 1_000);
    expect(asked.times).toBe(1);
    await letPass(2_000);
    await answered(asked, 2);
    await letPass(5 * minute);
    await answered(asked, 3);
  });

  test('never again after a 401', async () => {
    const asked = telling(problem(401, 'token_invalid'));
    open();
    await answered(asked, 1);
    await letPass(20 * minute);
    expect(asked.times).toBe(1);
    expect(dialog()).toBeNull();
  });

  test.each([
    ['an error of the server', problem(500, 'internal_error')],
    ['too many calls', problem(429, 'rate_limited')],
    ['a refusal', problem(403, 'forbidden')],
  ] as const)('again after %s, which counts as nothing new', async (_what, failure) => {
    const asked = telling(failure, told(someNews()));
    open();
    await answered(asked, 1);
    await letPass(4 * minute);
    expect(dialog()).toBeNull();
    expect(asked.times).toBe(1);
    await letPass(minute);
    expect(await comes()).toBeVisible();
  });

  test('S3 no more once it is switched off', async () => {
    const asked = telling(told());
    const { unmount } = open();
    await answered(asked, 1);
    unmount();
    await letPass(20 * minute);
    expect(asked.times).toBe(1);
  });

  test('by nobody while the page is out of sight, and once it is seen again', async () => {
    const asked = telling(told());
    open();
    await answered(asked, 1);
    pageIs('hidden');
    await letPass(30 * minute);
    expect(asked.times).toBe(1);
    pageIs('visible');
    await answered(asked, 2);
  });
});

describe('S10 the dialog', () => {
  test("says 'Ai N noi' and '{name} are N noi', and leads to them in the list", async () => {
    telling(
      told(
        someNews({ new_activities: 1 }),
        someNews({ new_activities: 21, name: 'Radu Marin', current_user: false }),
      ),
    );
    const { user } = open();
    expect(await comes()).toHaveTextContent('Ai 1 noi');
    expect(dialog()).toHaveTextContent('Radu Marin are 21 noi');
    await user.click(screen.getByRole('link', { name: 'Vedeți-le în listă' }));
    expect(await screen.findByRole('heading', { name: 'Lista' })).toBeVisible();
  });

  test('tells what happened to an absence in the words of the server, and leads to its page', async () => {
    telling(
      told({
        type: 'notice',
        new_activities: 1,
        name: 'Elena Rusu',
        current_user: true,
        notice: { notice_id: '1 asked', text: 'Elena Rusu cere liber mâine.', address: '/list/absences' },
      }),
    );
    const { user } = open();
    await comes();
    await user.click(screen.getByRole('link', { name: 'Elena Rusu cere liber mâine.' }));
    expect(await screen.findByRole('heading', { name: 'Lista' })).toBeVisible();
  });

  test.each([
    ['my own work', aProfile(), [someNews()], '/list/own'],
    ['that of a colleague', aProfile(), [someNews({ current_user: false })], '/list/replaced'],
    [
      'that of the colleague in whose name I work, which is "mine" there',
      aProfile({ impersonated_by_user_id: people.ana.userId }, people.radu),
      [someNews({ name: 'Radu Marin', current_user: false })],
      '/list/own',
    ],
  ])('leads to %s', async (_whose, profile, news, address) => {
    telling(told(...news));
    open({ profile });
    await comes();
    expect(screen.getByRole('link')).toHaveAttribute('href', address);
  });

  test('follows what comes while it is open', async () => {
    telling(told(someNews()), told(someNews({ new_activities: 5 })));
    open();
    expect(await comes()).toHaveTextContent('Ai 2 noi');
    await letPass(5 * minute);
    await waitFor(() => expect(dialog()).toHaveTextContent('Ai 5 noi'));
  });

  test('OK clears, closes at once and tells the other tabs', async () => {
    const asked = telling(told(someNews()));
    const { user } = open();
    await comes();
    await user.click(screen.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(dialog()).toBeNull());
    await waitFor(() => expect(asked.cleared).toBe(1));
    expect(localStorage.getItem(`dosar.newActivities.${people.ana.userId}`)).toContain('seenAt');
  });

  test('goes when another tab says that they were seen', async () => {
    telling(told(someNews()));
    open();
    await comes();
    localStorage.setItem(
      `dosar.newActivities.${people.ana.userId}`,
      JSON.stringify({ quietUntil: 0, seenAt: Date.now() }),
    );
    act(() => void dispatchEvent(new StorageEvent('storage')));
    await waitFor(() => expect(dialog()).toBeNull());
  });
});

describe('ux 128 snoozed news do not return early', () => {
  const snooze = async ({ user }: ReturnType<typeof open>, choice: string) => {
    await comes();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Cât timp amânați' }), choice);
    await user.click(screen.getByRole('button', { name: 'Amână' }));
    await waitFor(() => expect(dialog()).toBeNull());
  };

  test('half an hour is half an hour, also after a reload and when more arrives', async () => {
    const asked = telling(told(someNews()), told(someNews({ new_activities: 3 })));
    const page = open();
    await snooze(page, '30 de minute');
    expect(asked.cleared).toBe(0);
    page.unmount();

    open();
    await answered(asked, 2);
    await letPass(29 * minute);
    expect(asked.times).toBeGreaterThan(5);
    expect(dialog()).toBeNull();
    await letPass(minute + 3_000);
    expect(await comes()).toHaveTextContent('Ai 3 noi');
  });

  test('until tomorrow is eight in the morning, in Romania', async () => {
    telling(told(someNews()));
    await snooze(open(), 'Până mâine la 8:00');
    const kept = JSON.parse(localStorage.getItem(`dosar.newActivities.${people.ana.userId}`) ?? '') as {
      quietUntil: number;
    };
    const morning = new Intl.DateTimeFormat('ro', {
      timeZone: 'Europe/Bucharest',
      dateStyle: 'short',
      timeStyle: 'short',
    }).format(kept.quietUntil);
    const tomorrow = new Intl.DateTimeFormat('ro', {
      timeZone: 'Europe/Bucharest',
      dateStyle: 'short',
    }).format(Date.parse(now) + 24 * 60 * minute);
    expect(morning).toBe(`${tomorrow}, 08:00`);
  });

  test('Escape is a snooze too; the wish of one person is not that of the next', async () => {
    const asked = telling(told(someNews()));
    const { user, unmount } = open();
    await comes();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(dialog()).toBeNull());
    expect(asked.cleared).toBe(0);
    unmount();

    open({ profile: aProfile({}, people.maria) });
    expect(await comes()).toBeVisible();
  });
});

describe('ux 127 the browser tells them', () => {
  /** A browser that may show notices, and those that it has shown. */
  function browserThatMay(permission: NotificationPermission) {
    const shown: string[] = [];
    class Shown extends EventTarget {
      static readonly permission = permission;
      constructor(title: string, { body }: NotificationOptions) {
        super();
        shown.push(`${title}: ${body}`);
      }
    }
    vi.stubGlobal('Notification', Shown);
    return shown;
  }

  test('once for each change, while the page is out of sight', async () => {
    const shown = browserThatMay('granted');
    const asked = telling(told(), told(someNews()), told(someNews()), told(someNews({ new_activities: 4 })));
    open();
    await answered(asked, 1);
    pageIs('hidden');
    await letPass(5 * minute + 1_000);
    await waitFor(() => expect(shown).toEqual(['Activități noi: Ai 2 noi']));
    await letPass(5 * minute);
    await answered(asked, 3);
    await letPass(5 * minute);
    await waitFor(() => expect(shown).toEqual(['Activități noi: Ai 2 noi', 'Activități noi: Ai 4 noi']));
    pageIs('visible');
    expect(await comes()).toHaveTextContent('Ai 4 noi');
  });

  test('not while the page is in sight', async () => {
    const shown = browserThatMay('granted');
    telling(told(someNews()));
    open();
    expect(await comes()).toBeVisible();
    expect(shown).toEqual([]);
  });
});

describe('S10 the dialog waits for a calm moment', () => {
  test('takes the focus out of no field', async () => {
    const asked = telling(told(someNews()));
    const { user } = open({ field: true });
    await user.type(screen.getByRole('textbox', { name: 'Notă' }), 'Sunat clientul');
    await answered(asked, 1);
    await letPass(3 * minute);
    expect(dialog()).toBeNull();
    expect(screen.getByRole('textbox')).toHaveFocus();

    act(() => screen.getByRole('textbox').blur());
    expect(await comes()).toBeVisible();
  });

  test('comes up under no key and no click', async () => {
    const asked = telling(told(someNews()));
    const { user } = open();
    await answered(asked, 1);
    for (let presses = 0; presses < 6; presses += 1) {
      await letPass(1_000);
      await user.keyboard('j');
    }
    expect(dialog()).toBeNull();
    await letPass(3_000);
    expect(await comes()).toBeVisible();
  });

  test.each(['dialog', 'alertdialog', 'menu'])('lies over no open %s', async (role) => {
    const other = document.createElement('div');
    other.setAttribute('role', role);
    document.body.append(other);
    const asked = telling(told(someNews()));
    open();
    await answered(asked, 1);
    await letPass(minute);
    expect(dialog()).toBeNull();
    other.remove();
    expect(await comes()).toBeVisible();
  });
});
