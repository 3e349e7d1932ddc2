import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { AppError } from '../../../platform/errors.ts';
import { isForbiddenPlace, isOwnPlace } from '../../../platform/networkPlaces.ts';

/**
 * Finds the address behind a target that the operator listed, to be connected to as it was checked. Internal addresses are what a
 * listed name is for; this machine itself must be listed by its number or as `localhost`.
 *
 * @param listed `host` or `host:port`; without a port the usual one of the kind of database
 * @throws Business it is not listed, unknown, or at a place that nothing may be connected to
 * @source SYS-14, security 12.51
 */
export async function resolveTarget(
  target: { host: string; port: number; usualPort: number },
  {
    listed,
    find = async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  }: { listed: readonly string[]; find?: (host: string) => Promise<readonly string[]> },
): Promise<string> {
  const { host, port, usualPort } = target;
  const isListed = listed.some((one) => {
    const entry = one.toLowerCase();
    return entry === `${host}:${port}` || (entry === host && port === usualPort);
  });
  if (!isListed) throw new AppError('Business', '该数据库地址未登记，请联系运维在 DATA_SOURCE_HOSTS 中登记后再测试');
  const isLiteral = isIP(host) !== 0;
  const addresses = isLiteral ? [host] : await find(host).catch(() => []);
  const [first] = addresses;
  if (first === undefined) throw new AppError('Business', '无法解析数据库主机名');
  const mayBeOwn = isLiteral || host === 'localhost';
  if (addresses.some((address) => isForbiddenPlace(address) || (!mayBeOwn && isOwnPlace(address))))
    throw new AppError('Business', '数据库主机名指向不允许连接的地址');
  return first;
}
