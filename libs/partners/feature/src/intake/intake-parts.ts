export { AskShop } from './ask-shop.tsx';
export { ChooseShop } from './choose-shop.tsx';
export { CustomerAtIntake } from './customer-at-intake.tsx';
