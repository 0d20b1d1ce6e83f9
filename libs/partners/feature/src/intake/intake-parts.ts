export { AskShop as Ask } from './ask-shop.tsx';
export { ChooseShop as Choose } from './choose-shop.tsx';
export { CustomerAtIntake as Notice } from './customer-at-intake.tsx';
