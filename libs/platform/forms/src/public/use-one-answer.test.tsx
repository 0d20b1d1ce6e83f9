import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { expect, test, vi } from 'vitest';
import { exactCode } from '../exact-code.ts';
import { reasonTexts } from '../messages.ts';
import { useOneAnswer } from './use-one-answer.ts';

const schema = exactCode(4);

function Code({ send }: { send: (code: string) => void }) {
  const code = useOneAnswer({ schema, reasons: reasonTexts, send });
  return (
    <form onSubmit={code.submit}>
      <input
        ref={code.field}
        aria-label="Code"
        value={code.value}
        onChange={(event) => code.change(event.target.value)}
      />
      <p role="status">{code.error}</p>
    </form>
  );
}

function openCode() {
  const send = vi.fn();
  render(
    <IntlProvider locale="en">
      <Code send={send} />
    </IntlProvider>,
  );
  return { send, user: userEvent.setup(), field: screen.getByRole('textbox', { name: 'Code' }) };
}

test('nothing is said while somebody types for the first time, everything once it was sent', async () => {
  const { user, field, send } = openCode();
  await user.type(field, 'AB');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();

  await user.type(field, '{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent('Exactly 4 characters.');
  expect(field).toHaveFocus();

  await user.type(field, 'CD');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(send).not.toHaveBeenCalled();
});

test('the answer is sent as the schema reads it, and the next one replaces it', async () => {
  const { user, field, send } = openCode();
  await user.type(field, ' AB12 {Enter}');
  expect(send).toHaveBeenCalledExactlyOnceWith('AB12');

  await user.keyboard('XY');
  expect(field).toHaveValue('XY');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
