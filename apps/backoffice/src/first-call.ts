// Stands in the page itself and runs before any other code has come: what areas show first is on its way while the app is.
import { firstCalls } from 'virtual:dosar/first-calls';

for (const call of firstCalls) call();
// react-intl asks which locales the browser has. The first answer takes a tenth of a second on an office machine, which is
// free while the code is on its way.
Intl.DateTimeFormat.supportedLocalesOf(document.documentElement.lang || 'ro');
