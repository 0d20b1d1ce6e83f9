export { loadPrintedEmail, loadPrintedSms } from './print/load-printed-message.tsx';
