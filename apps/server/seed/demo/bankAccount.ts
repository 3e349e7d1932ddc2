/** The platform's account that money comes to and goes from. */
export const bankAccount = 'demo-bank-1';

/** What the bank takes for a transfer, in fen. */
export const channelFee = 500;
