import { describe, expect, test } from 'bun:test'
import { isPublicAddress } from '../../../server/webhooks/public-address.ts'
import { receiverAddress, receiverUrl } from '../../../server/webhooks/receiver.ts'

const NOT_PUBLIC = [
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '100.100.100.200',
  '127.0.0.1',
  '127.255.255.254',
  '168.63.129.16',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.192',
  '192.0.2.1',
  '192.88.99.1',
  '192.168.1.1',
  '198.18.0.1',
  '198.51.100.1',
  '203.0.113.9',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::127.0.0.1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::7f00:1',
  '64:ff9b:1::a00:1',
  '100::1',
  '2001::1',
  '2001:0:7f00:1::',
  '2001:db8::1',
  '2002:7f00:1::',
  '3fff::1',
  'fc00::1',
  'fd00:ec2::254',
  'fe80::1',
  'fec0::1',
  'ff02::1',
  'localhost',
  '',
]
const PUBLIC = [
  '1.1.1.1',
  '8.8.8.8',
  '100.63.255.255',
  '100.128.0.1',
  '172.15.0.1',
  '172.32.0.1',
  '193.0.0.1',
  '2606:4700::1111',
  '2a00:1450::1',
  '2001:4860:4860::8888',
]

test.each(NOT_PUBLIC)('%s is not of the public internet', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

test.each(PUBLIC)('%s is of the public internet', (address) => {
  expect(isPublicAddress(address)).toBe(true)
})

describe('the address of a webhook', () => {
  const LOCAL = 'is of a local network: give an address of the public internet'
  test.each([
    ['no address', 'this is no address: give one such as https://hooks.example.com/pvyield'],
    ['http://example.com/', 'the address has to begin with https://'],
    ['ftp://example.com/', 'the address has to begin with https://'],
    ['file:///etc/passwd', 'the address has to begin with https://'],
    [
      'https://ada:pw@example.com/',
      'the address has a user or password: put a secret into the path or the query, or check the signature instead',
    ],
    ['https://example.com/#part', 'the address has a part after #, which is never sent: leave it out'],
    ['https://example.com:22/', 'port 22 is not allowed: receivers listen on 443 or 8443'],
    ['https://localhost/', `localhost ${LOCAL}`],
    ['https://LOCALHOST./', `localhost ${LOCAL}`],
    ['https://a.localhost/', `a.localhost ${LOCAL}`],
    ['https://intranet/', `intranet ${LOCAL}`],
    ['https://metadata.google.internal/', `metadata.google.internal ${LOCAL}`],
    ['https://127.0.0.1/', `127.0.0.1 ${LOCAL}`],
    ['https://0x7f.1/', `127.0.0.1 ${LOCAL}`],
    ['https://2130706433/', `127.0.0.1 ${LOCAL}`],
    ['https://0177.0.0.1/', `127.0.0.1 ${LOCAL}`],
    ['https://１２７.0.0.1/', `127.0.0.1 ${LOCAL}`],
    ['https://[::1]/', `::1 ${LOCAL}`],
    ['https://[::ffff:127.0.0.1]/', `::ffff:7f00:1 ${LOCAL}`],
    ['https://[fe80::1]/', `fe80::1 ${LOCAL}`],
  ])('%s is refused', (text, reason) => {
    expect(() => receiverUrl(text, 'public')).toThrow(reason)
  })

  test.each(['https://hooks.example.com/a?token=b', ' https://example.com:8443/ ', 'https://1.1.1.1/', 'https://[2606:4700::1111]/'])(
    '%s is accepted',
    (text) => {
      expect(receiverUrl(text, 'public').protocol).toBe('https:')
    },
  )

  test('all addresses of a name have to be public: one that is not refuses it', async () => {
    const url = receiverUrl('https://hooks.example.com/', 'public')
    const to = (...addresses: string[]) => receiverAddress(url, 'public', async () => addresses)
    expect(await to('2606:4700::1111', '1.1.1.1')).toBe('1.1.1.1')
    expect(await to('2606:4700::1111')).toBe('2606:4700::1111')
    const refused = 'hooks.example.com leads to an address that is not of the public internet'
    for (const addresses of [['1.1.1.1', '10.0.0.1'], ['::ffff:127.0.0.1'], ['1.1.1.1', 'fe80::1']])
      expect(to(...addresses)).rejects.toThrow(refused)
    expect(to()).rejects.toThrow('hooks.example.com has no address')
  })
})
