import { atom, type Atom } from 'jotai';
import type { Session } from './session-core/session.ts';
import type { SessionState } from './session-core/session-state.ts';

const atoms = new WeakMap<Session, Atom<SessionState>>();

/** The state of a session for everything that is drawn. */
export function sessionAtom(session: Session): Atom<SessionState> {
  const known = atoms.get(session);
  if (known) return known;

  const state = atom(session.state);
  state.onMount = (show) => {
    show(session.state);
    return session.stateChanged.listen(show);
  };
  atoms.set(session, state);
  return state;
}
