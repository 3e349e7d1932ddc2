import { loggedAdapter } from '../../../platform/adapterLog/loggedAdapter.ts';
import type { Context } from '../../../platform/context.ts';
import { replaceable } from '../replaceable.ts';
import { embeddedFiling } from './embedded/embeddedFiling.ts';
import { filesFiling } from './files/filesFiling.ts';
import type { TaxFiling } from './taxFiling.ts';

const place = replaceable<TaxFiling>();
/** `replaceTaxFiling` puts a way of filing in the place of the installed one, for one server. */
export const { replace: replaceTaxFiling } = place;

/**
 * The way by which a company files: by files where its invoices are issued so, for that is an installation without a line to the tax office; else the
 * embedded office.
 *
 * @source freight-domain 7
 */
export function taxFilingOf({ platform, actor: { tenantId } }: Pick<Context, 'platform' | 'actor'>, taxNo: string): TaxFiling {
  const { others, byTaxNo } = platform.config.taxChannels;
  const installed = (byTaxNo.get(taxNo) ?? others) === 'files' ? filesFiling : embeddedFiling;
  return loggedAdapter(platform, { tenantId, adapter: 'filing' }, place.replacementOf(platform) ?? installed(platform, tenantId));
}
