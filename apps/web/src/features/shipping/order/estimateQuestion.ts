import type { FieldDefinition } from '@tarmac/admin-kit/field';
import type { FormValues } from '@tarmac/admin-kit/resource';
import { type OrderEstimateQuery, orderFields } from '@tarmac/freight-api/shipping';

const least =
  (minimum: number) =>
  (value: unknown): number | undefined =>
    typeof value === 'number' && value >= minimum ? value : undefined;
const text = (value: unknown): string | undefined => (typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined);

/** Inputs that the fees follow from, by their names in the question, and how each is read. */
const asked = {
  orderMode: ['orderMode', text],
  priceMode: ['priceMode', text],
  unitPrice: ['unitPrice', least(1)],
  customerUnitPrice: ['customerUnitPrice', least(1)],
  agentFee: ['agentFee', least(0)],
  plannedWeight: ['totalWeight', least(0)],
  volume: ['totalVolume', least(0)],
  pieces: ['totalPieces', least(0)],
  vehicles: ['totalVehicles', least(1)],
  roundMode: ['roundMode', text],
  serviceRate: ['serviceRate', least(0)],
  feeCalcMode: ['feeCalcMode', text],
  customerId: ['customerId', text],
  agentId: ['agentId', text],
  sendAddressId: ['sendAddressId', text],
  receiveAddressId: ['receiveAddressId', text],
  cargoName: ['cargoName', text],
  cargoTypeCode: ['cargoTypeCode', text],
} as const satisfies Partial<Record<keyof OrderEstimateQuery, readonly [string, (value: unknown) => string | number | undefined]>>;

/** Inputs of the question that hold a number which their field does not take. */
export const outOfRange = (values: FormValues): (keyof typeof orderFields)[] =>
  Object.values(asked)
    .map(([field]) => field)
    .filter((field) => {
      const { minimum = -Infinity, maximum = Infinity }: FieldDefinition = orderFields[field];
      const value = values[field];
      return typeof value === 'number' && (value < minimum || value > maximum);
    });

/** What an order may do without once it is stored; everything else stays filled. */
const clearable: ReadonlySet<string> = new Set([
  'customerUnitPrice',
  'agentFee',
  'plannedWeight',
  'volume',
  'pieces',
  'vehicles',
  'sendAddressId',
  'receiveAddressId',
] satisfies Array<keyof typeof asked>);

/**
 * What the server is asked for the fees of an order form: what saving would send. Undefined while price and pricing are missing.
 *
 * @param orderId the order that is edited; absent for a new one
 */
export function estimateQuestion(values: FormValues, orderId: string | undefined): OrderEstimateQuery | undefined {
  const isAgent = values['orderMode'] === '3';
  const read = Object.entries(asked).map(([name, [field, take]]): [string, string | number | undefined] => [
    name,
    // Out of view unless an agent brings the order, and not sent then.
    !isAgent && (name === 'agentFee' || name === 'agentId') ? undefined : take(values[field]),
  ]);
  const question = Object.fromEntries(read.filter(([, value]) => value !== undefined));
  if (question['unitPrice'] === undefined || question['priceMode'] === undefined) return undefined;
  const cleared = read.flatMap(([name, value]) => (value === undefined && clearable.has(name) ? [name] : []));
  return { orderMode: '1', ...question, ...(orderId === undefined ? {} : { orderId, cleared: cleared.join(',') }) } as OrderEstimateQuery;
}
