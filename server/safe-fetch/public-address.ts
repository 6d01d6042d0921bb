import { BlockList, isIPv4, isIPv6 } from 'node:net'

/** Networks of IPv4 that are nobody's on the internet, or are inside somebody's house (RFC 6890). */
const inside = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  inside.addSubnet(network, bits, 'ipv4')

/** What is given out on the internet of IPv6; everything else is local, mapped or reserved. */
const given = new BlockList()
given.addSubnet('2000::', 3, 'ipv6')

/** Parts of it that lead to IPv4 addresses of anybody's choice, or are for examples. */
const special = new BlockList()
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  special.addSubnet(network, bits, 'ipv6')

/** Whether an address belongs to somebody on the internet, and not to our own machine or network. */
export function isPublicAddress(ip: string): boolean {
  if (isIPv4(ip)) return !inside.check(ip, 'ipv4')
  return isIPv6(ip) && given.check(ip, 'ipv6') && !special.check(ip, 'ipv6')
}
