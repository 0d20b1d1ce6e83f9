/** The code that the log of a new installation shows, for tests of other areas that set one up. */
export { offerSetup as newSetupCode } from '../setup/offer-setup.ts';
