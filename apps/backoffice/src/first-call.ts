// Stands in the page itself and runs before any other code has come: the rows are on their way while the app is.
import { askForFirstRows } from './first-rows.ts';

askForFirstRows();
// react-intl asks which locales the browser has. The first answer takes a tenth of a second on an office machine, which is
// free while the code is on its way.
Intl.DateTimeFormat.supportedLocalesOf(document.documentElement.lang || 'ro');
