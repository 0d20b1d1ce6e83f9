// Stands in the page itself and runs before any other code has come: the rows are on their way while the app is.
import { askForFirstRows } from './first-rows.ts';

askForFirstRows();
