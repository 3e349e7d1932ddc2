import type { InstitutionConfig } from '../../../../platform/config.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { institutionOf } from '../../bank-channel/https/askInstitution.ts';
import { createVerifier } from '../../bank-channel/https/signature.ts';
import type { AccountChannel } from '../accountChannel.ts';
import {
  AgreementSchema,
  ApplicationAnswerSchema,
  BalanceSchema,
  CardVerdictSchema,
  ClosingSchema,
  OpeningSchema,
  SentAmountSchema,
} from './accountSchemas.ts';

/** The check of its calls, one for each server: a nonce is taken once, whatever tenant the call is for. */
const verifiers = new WeakMap<Platform, ReturnType<typeof createVerifier>>();

function verifierOf(platform: Platform, { keyId, callbackSecret }: InstitutionConfig) {
  const known = verifiers.get(platform) ?? createVerifier({ keyId, secret: callbackSecret });
  verifiers.set(platform, known);
  return known;
}

/**
 * Accounts at an institution that speaks the protocol of `docs/account-institution.openapi.json`.
 *
 * @param config what the institution gave this installation
 * @source freight-domain 7
 */
export function accountInstitution(
  platform: Platform,
  { config, tenantId = 0 }: { config: InstitutionConfig; tenantId?: number },
): AccountChannel {
  const ask = institutionOf(platform, { config, tenantId });
  return {
    name: 'https',
    simulated: false,
    open: ({ requestSerial, holder }) => ask({ path: '/v1/accounts', body: { requestSerial, holder }, schema: ApplicationAnswerSchema }),
    queryOpening: (requestSerial) => ask({ path: '/v1/accounts/query', body: { requestSerial }, schema: OpeningSchema }),
    sign: (accountNo) => ask({ path: '/v1/accounts/sign', body: { accountNo }, schema: AgreementSchema }),
    bindCard: (accountNo, card) => ask({ path: '/v1/accounts/card', body: { accountNo, card }, schema: CardVerdictSchema }),
    balance: (accountNo) => ask({ path: '/v1/accounts/balance', body: { accountNo }, schema: BalanceSchema }),
    close: (accountNo) => ask({ path: '/v1/accounts/close', body: { accountNo }, schema: ClosingSchema }),
    checkCard: (card) => ask({ path: '/v1/cards/check', body: { card }, schema: CardVerdictSchema }),
    sendAmount: (account) => ask({ path: '/v1/cards/amount', body: { account }, schema: SentAmountSchema }),
    refusalOf: ({ headers, path, body }, now) => verifierOf(platform, config)(headers, { method: 'POST', path, body, now }),
  };
}
