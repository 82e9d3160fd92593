import { lookup } from 'node:dns/promises'
import { BlockList, isIPv4, isIPv6 } from 'node:net'

/**
 * Which hosts we may contact for an address that somebody typed in. Only the public internet: a feed's address must not
 * let anybody read services inside our own network.
 */
export interface AddressPolicy {
  /** The addresses of a host by name. */
  resolve(host: string): Promise<readonly string[]>
  /** Whether we may connect to an address. */
  mayConnect(address: string): boolean
}

export const PUBLIC_INTERNET: AddressPolicy = {
  resolve: async (host) => (await lookup(host, { all: true, verbatim: true })).map(({ address }) => address),
  mayConnect: isPublicAddress,
}

// IANA's special-purpose registries: ranges that are not globally reachable, and those that lead elsewhere (6to4,
// Teredo, relays).
const NOT_PUBLIC_4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
]
const NOT_PUBLIC_6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']

const refused = new BlockList()
for (const range of NOT_PUBLIC_4) refused.addSubnet(...subnet(range), 'ipv4')
for (const range of NOT_PUBLIC_6) refused.addSubnet(...subnet(range), 'ipv6')
// All unicast of the public internet; loopback, link-local, private, mapped and translated addresses lie outside.
const global6 = new BlockList()
global6.addSubnet('2000::', 3, 'ipv6')

/** Whether an IP address, in the form that the system prints, belongs to the public internet. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !refused.check(address, 'ipv4')
  return isIPv6(address) && global6.check(address, 'ipv6') && !refused.check(address, 'ipv6')
}

function subnet(range: string): [address: string, prefix: number] {
  const [address = '', prefix = ''] = range.split('/')
  return [address, Number(prefix)]
}
