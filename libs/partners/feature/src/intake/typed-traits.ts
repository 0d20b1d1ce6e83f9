import type { TypedClaim } from '@dosar/areas/fnol';
import type { Schema } from '@dosar/openapi';
import { useEffect, useState } from 'react';

const pauseMs = 600;

/** What a claim is recognised by, for the server; undefined while that is nothing or its day cannot be one. */
export function traitsOf(typed: TypedClaim): Schema<'IntakeTraits'> | undefined {
  const { eventDate, holderNumber, people, plates, policyNumbers } = typed;
  const isSomething =
    [holderNumber, ...plates, ...policyNumbers].some((text) => text !== '') ||
    people.some(({ name, cui, phone, email }) => [name, cui, phone, email].some((text) => text.length > 2));
  if (!isSomething || !/^\d{4}-\d\d-\d\d$/.test(eventDate)) return undefined;
  const cut = (texts: readonly string[], longest: number) =>
    texts.slice(0, 9).map((text) => text.slice(0, longest));
  return {
    event_date: eventDate,
    holder_number: holderNumber.slice(0, 20),
    people: people.slice(0, 21).map(({ name, cui, phone, email }) => ({
      name: name.slice(0, 201),
      cui: cui.slice(0, 20),
      phone: phone.slice(0, 32),
      email: email.slice(0, 254),
    })),
    plates: cut(plates, 20),
    policy_numbers: cut(policyNumbers, 60),
  };
}

/** The same value once it has not changed for a moment: nobody is asked for every letter. */
export function useWhenTypingPauses<Value>(value: Value): Value {
  const text = JSON.stringify(value ?? null);
  const [rested, setRested] = useState(text);
  useEffect(
    function restWhenTypingPauses() {
      const timer = setTimeout(() => setRested(text), pauseMs);
      return () => clearTimeout(timer);
    },
    [text],
  );
  return (JSON.parse(rested) ?? undefined) as Value;
}
