import { expect, test } from 'bun:test'
import { createZstdCompress } from 'node:zlib'
import { DamagedRecord, pack, unpack } from '../../../server/db/zstd.ts'
import { unpackedLength } from '../../../server/http/zstd-length.ts'

/** One length on each side of every form in which a zstd frame states it. */
const LENGTHS = [20, 255, 256, 257, 65_535, 65_536, 65_791, 65_792, 65_793, 200_000]

test.each(LENGTHS)('%d bytes are packed and unpacked, and the packed bytes state their length', async (length) => {
  const bytes = Uint8Array.from({ length }, (_, at) => (at * 7919) >> 5)
  const packed = await pack(bytes)
  expect(unpackedLength(packed)).toBe(length)
  expect(new Uint8Array(await unpack(packed))).toEqual(bytes)
})

test('other bytes, short ones, parts of a buffer and contents that were packed while they were written state what they can', async () => {
  expect(unpackedLength(new Uint8Array())).toBeNull()
  expect(unpackedLength(new Uint8Array(100))).toBeNull()
  expect(unpackedLength(Bun.gzipSync(new Uint8Array(1000)))).toBeNull()
  const packed = await pack('pvyield '.repeat(1000))
  const around = new Uint8Array(packed.length + 30)
  around.set(packed, 7)
  expect(unpackedLength(around.subarray(7, 7 + packed.length))).toBe(8000)
  const packing = createZstdCompress()
  packing.write('pvyield '.repeat(1000))
  packing.end('the end')
  const streamed = Bun.concatArrayBuffers(await Array.fromAsync(packing as AsyncIterable<Uint8Array>))
  expect(unpackedLength(new Uint8Array(streamed))).toBeNull()
})

test('damaged and truncated records fail as such', async () => {
  const packed = await pack('pvyield '.repeat(1000))
  await expect(unpack(packed.subarray(0, 20))).rejects.toBeInstanceOf(DamagedRecord)
  await expect(unpack(new Uint8Array([1, 2, 3, 4]))).rejects.toBeInstanceOf(DamagedRecord)
})
