import { day, idAt, minute, timeText } from './calendar.ts';
import { mobile, personName } from './names.ts';
import { type Customer, phoneFrom } from './parties.ts';
import { createRandom } from './random.ts';
import { share } from './size.ts';

/** Somebody who signs in for a customer, before there are roles and departments. */
export interface CustomerLogin {
  id: string;
  createTime: string;
  username: string;
  realname: string;
  phone: string;
  cid: string;
  isMain: number;
  role: 'customer_admin' | 'customer_op' | 'agent_admin';
}

/**
 * Logins of customers, spread evenly over them; the first of a customer is the main one, who runs it, the others work for them.
 *
 * @param held how many logins a customer has already, by its id: they count, and the main one is among them
 * @source freight-domain 8.2
 */
export function makeCustomerLogins(
  total: number,
  { customers, held, now }: { customers: readonly Customer[]; held: ReadonlyMap<string, number>; now: number },
): CustomerLogin[] {
  const random = createRandom('customerLogins');
  let serial = 0;
  return customers.flatMap(({ id: cid, customerNo, customerKind }, index) => {
    const before = held.get(cid) ?? 0;
    return Array.from({ length: Math.max(0, share(total, { parts: customers.length, index }) - before) }, (_, place): CustomerLogin => {
      serial += 1;
      const added = now - 390 * day + serial * minute;
      const isMain = before + place === 0;
      return {
        id: idAt(random, added),
        createTime: timeText(added),
        username: `${customerNo.toLowerCase()}_${before + place + 1}`,
        realname: personName(random),
        phone: mobile(phoneFrom.customerLogin + serial),
        cid,
        isMain: isMain ? 1 : 0,
        role: customerKind === '2' ? 'agent_admin' : isMain ? 'customer_admin' : 'customer_op',
      };
    });
  });
}
