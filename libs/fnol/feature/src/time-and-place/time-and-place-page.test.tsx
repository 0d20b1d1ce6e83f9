import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { answeredDraft } from '../claim-notification/answered-draft.ts';
import { keptDraft, openForm } from '../testing/open-form.ts';

type Answer = (found: PositionCallback, away: PositionErrorCallback) => void;

/** A phone that answers who asks for its position, and counts how often. */
function phoneThat(answer: Answer) {
  const asked = { times: 0 };
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: {
      getCurrentPosition: (found: PositionCallback, away: PositionErrorCallback) => {
        asked.times += 1;
        answer(found, away);
      },
    },
  });
  return asked;
}

const at = (latitude: number, longitude: number): Answer =>
  function found(told) {
    const coords = { latitude, longitude, accuracy: 11.2 } as GeolocationCoordinates;
    told({ coords, timestamp: 0 } as GeolocationPosition);
  };

afterEach(() => {
  Reflect.deleteProperty(navigator, 'geolocation');
});

async function openPage() {
  const form = openForm({ page: 'time-and-place', draft: answeredDraft({ page: 'time-and-place' }) });
  await screen.findByRole('heading', { name: 'When and where did it happen?' });
  return form;
}

test('ux 49 the phone is asked for its position on a tap alone, and a second tap writes the newer one', async () => {
  const asked = phoneThat(at(46.770_439, 23.591_423));
  const { user } = await openPage();
  expect(asked.times).toBe(0);
  await user.click(screen.getByRole('button', { name: 'Use the position of this phone' }));
  const street = screen.getByLabelText(/^Street or road/);
  expect(street).toHaveValue('Calea Turzii 12 46.77044, 23.59142 ±12 m');
  expect(screen.getByText('The position stands in the field above.')).toBeVisible();
  phoneThat(at(-1, 120.5));
  await user.click(screen.getByRole('button', { name: 'Use the position of this phone' }));
  expect(street).toHaveValue('Calea Turzii 12 -1.00000, 120.50000 ±12 m');
  expect(keptDraft()?.timeAndPlace.street).toBe('Calea Turzii 12 -1.00000, 120.50000 ±12 m');
});

test('a phone that keeps its position to itself leaves the words, and says what to do', async () => {
  phoneThat((_found, away) => away({ code: 1, message: 'denied' } as GeolocationPositionError));
  const { user } = await openPage();
  await user.click(screen.getByRole('button', { name: 'Use the position of this phone' }));
  expect(screen.getByText(/does not tell its position/)).toBeVisible();
  expect(screen.getByLabelText(/^Street or road/)).toHaveValue('Calea Turzii 12');
});

test('ux 49 an hour is told as people tell it: between two, about one, or not known; what is no hour is asked again', async () => {
  const { user } = await openPage();
  const time = screen.getByLabelText(/^Time/);
  const says = async (told: string) => {
    await user.clear(time);
    await user.type(time, told);
    await user.tab();
  };
  await says('cam 14-16');
  expect(time).toHaveValue('14:00–16:00');
  await says('nu știu');
  expect(time).toHaveValue('nu știu');
  await says('after lunch');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Enter an hour such as 14:30');
});
