import { maskText } from '../../../platform/resource/maskText.ts';

/** What the one who decides reads of a card. */
export const cardText = ({ cardHolder, cardNo }: { cardHolder: string; cardNo: string }): string => `${cardHolder} ${maskText(cardNo)}`;
