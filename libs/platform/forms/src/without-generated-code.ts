import { config } from 'zod/mini';

// The content security policy forbids code made from text. Without this, the library tries once whether it may, and
// the browser reports the attempt as an attack.
config({ jitless: true });
