import { BlockList, isIPv4, isIPv6 } from 'node:net'

/** IPv4 that is not of the public internet (IANA special-purpose registry), and an address by which a cloud answers its machines. */
const NOT_PUBLIC_V4: readonly (readonly [address: string, prefix: number])[] = [
  ['0.0.0.0', 8], // this network
  ['10.0.0.0', 8], // private
  ['100.64.0.0', 10], // shared by the customers of a provider
  ['127.0.0.0', 8], // this machine
  ['168.63.129.16', 32], // platform of Azure, which answers each machine
  ['169.254.0.0', 16], // link, with the metadata of clouds
  ['172.16.0.0', 12], // private
  ['192.0.0.0', 24], // protocols
  ['192.0.2.0', 24], // documentation
  ['192.88.99.0', 24], // relays of 6to4
  ['192.168.0.0', 16], // private
  ['198.18.0.0', 15], // benchmarks
  ['198.51.100.0', 24], // documentation
  ['203.0.113.0', 24], // documentation
  ['224.0.0.0', 3], // multicast, reserved, broadcast
]

/** Of IPv6 only 2000::/3 is public. Mapped, translated (NAT64), local and multicast addresses are all outside of it. */
const PUBLIC_V6 = ['2000::', 3] as const
const NOT_PUBLIC_V6: readonly (readonly [address: string, prefix: number])[] = [
  ['2001::', 23], // protocols, Teredo with an IPv4 address inside
  ['2001:db8::', 32], // documentation
  ['2002::', 16], // 6to4, with an IPv4 address inside
  ['3fff::', 20], // documentation
]

const publicV6 = new BlockList()
publicV6.addSubnet(...PUBLIC_V6, 'ipv6')
const notPublic = new BlockList()
for (const [address, prefix] of NOT_PUBLIC_V4) notPublic.addSubnet(address, prefix, 'ipv4')
for (const [address, prefix] of NOT_PUBLIC_V6) notPublic.addSubnet(address, prefix, 'ipv6')

/** Whether an address, as digits, is one of the public internet. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !notPublic.check(address, 'ipv4')
  return isIPv6(address) && publicV6.check(address, 'ipv6') && !notPublic.check(address, 'ipv6')
}
