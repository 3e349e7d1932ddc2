import { loggedAdapter } from '../../../platform/adapterLog/loggedAdapter.ts';
import type { Context } from '../../../platform/context.ts';
import { embeddedTax } from './embedded/embeddedTax.ts';
import { filesTax } from './files/filesTax.ts';
import type { TaxChannel } from './taxChannel.ts';
import { replaceable } from '../replaceable.ts';

const place = replaceable<TaxChannel>();
/** `replaceTaxChannel` puts a channel in the place of the installed one, for one server. */
export const { replace: replaceTaxChannel } = place;

/**
 * The channel that the invoices of a seller are issued by: workbooks for the tax bureau where the installation says so for all, or for this
 * seller; else the embedded office. An order is asked for where it was given, so what is under way ends before a seller changes.
 *
 * @source freight-domain 7
 */
export function taxChannelOf({ platform, actor: { tenantId } }: Pick<Context, 'platform' | 'actor'>, sellerTaxNo: string): TaxChannel {
  const { others, byTaxNo } = platform.config.taxChannels;
  const installed = (byTaxNo.get(sellerTaxNo) ?? others) === 'files' ? filesTax : embeddedTax;
  return loggedAdapter(platform, { tenantId, adapter: 'tax' }, place.replacementOf(platform) ?? installed(platform, tenantId));
}
