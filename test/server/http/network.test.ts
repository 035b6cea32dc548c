import { describe, expect, test } from 'bun:test'
import { clientAddress } from '../../../server/http/context.ts'
import { networkOf } from '../../../server/http/network.ts'

describe('limits count', () => {
  test('an IPv4 address as one caller', () => {
    expect(networkOf('203.0.113.9')).toBe('203.0.113.9')
    expect(networkOf('unknown')).toBe('unknown')
  })

  test.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002:ffff::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8::2:3:4:5:6', '2001:db8:0:2::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['64:ff9b::203.0.113.9', '64:ff9b:0:0::/64'],
  ])('the IPv6 address %s as its network', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })
})

test('an address is the same however a socket or a proxy writes it', () => {
  for (const written of ['203.0.113.9', '::ffff:203.0.113.9', '203.0.113.9:4711', '[::ffff:203.0.113.9]:4711']) {
    expect(clientAddress(written, null, false)).toBe('203.0.113.9')
    expect(clientAddress('10.0.0.1', `6.6.6.6, ${written}`, true)).toBe('203.0.113.9')
  }
  for (const written of ['2001:db8::1', '[2001:db8::1]', '[2001:db8::1]:4711'])
    expect(clientAddress('10.0.0.1', written, true)).toBe('2001:db8::1')
})
