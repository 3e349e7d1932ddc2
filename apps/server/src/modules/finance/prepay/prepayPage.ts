/** Where prepayments are looked after, as the menu knows it. */
export const prepayPage = '/shipping/prepay';
