import type { BalanceAdapter } from './balanceTypes.ts';

/** What an account whose number ends with 7 holds beyond the books, fen: so a difference can be seen. */
const unexplained = 12_345;

/**
 * Asks no bank: the simulated one took part in every payment, and so holds what the books say. Only an account whose number ends with 7 differs.
 *
 * @source freight-domain 7
 */
export const localBalance: BalanceAdapter = {
  channel: 'local',
  balance: ({ accountNo, ledgerBalance }) => Promise.resolve(ledgerBalance + (accountNo.endsWith('7') ? unexplained : 0)),
};
