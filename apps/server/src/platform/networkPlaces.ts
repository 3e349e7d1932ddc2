import { BlockList, isIP, isIPv6 } from 'node:net';

/** Where nothing may lead, no matter who said so: no host, many hosts, and addresses at which clouds tell secrets. */
const never = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['169.254.0.0', 16],
  ['100.100.100.200', 32],
  ['192.0.0.192', 32],
  ['224.0.0.0', 3],
] as const)
  never.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of [
  ['::', 128],
  ['fe80::', 10],
  ['ff00::', 8],
  ['fd00:ec2::254', 128],
] as const)
  never.addSubnet(net, bits, 'ipv6');

const own = new BlockList();
own.addSubnet('127.0.0.0', 8, 'ipv4');
own.addAddress('::1', 'ipv6');

const nearby = new BlockList();
for (const [net, bits] of [
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['100.64.0.0', 10],
] as const)
  nearby.addSubnet(net, bits, 'ipv4');
nearby.addSubnet('fc00::', 7, 'ipv6');

/** An address that maps another in IPv6 is the one that it maps. */
function plain(address: string): string {
  const dotted = /^::(?:ffff:)?(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (dotted !== undefined) return dotted;
  const words = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/i.exec(address);
  if (words === null) return address;
  const bytes = [words[1], words[2]].flatMap((word) => [Number.parseInt(word ?? '', 16) >> 8, Number.parseInt(word ?? '', 16) & 255]);
  return bytes.join('.');
}

const isIn = (list: BlockList, address: string): boolean => {
  const one = plain(address);
  return list.check(one, isIPv6(one) ? 'ipv6' : 'ipv4');
};

/** Whether an address is unspecified, link-local, multicast, or one of a cloud's metadata. @source security 12.51 */
export const isForbiddenPlace = (address: string): boolean => isIn(never, address);

/** Whether an address is this machine itself. */
export const isOwnPlace = (address: string): boolean => isIn(own, address);

/** Whether a host, as an address or a `Host` header names it, is this machine itself. */
export function isOwnHost(host: string): boolean {
  const name = isIP(host) === 0 ? host.replace(/:\d+$/, '').replace(/^\[(.*)\]$/, '$1') : host;
  return name === 'localhost' || (isIP(name) !== 0 && isOwnPlace(name));
}

/** Whether an address is of a network of one's own, this machine among it. */
export const isPrivatePlace = (address: string): boolean => isIn(nearby, address) || isIn(own, address);
