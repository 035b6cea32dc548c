import { expect, test } from 'bun:test'
import { completeRunRequest, type Resolved, run } from '@pvyield/engine'
import { GENERATED } from './generated-plants.ts'

test('the same request gives the same bytes, also after other runs and from a copy', () => {
  for (const { name, request, outcome } of GENERATED.plants) {
    const again = run(completeRunRequest<Resolved>(JSON.parse(JSON.stringify(request))), { withSeries: true })
    expect(JSON.stringify(again.answer), name).toBe(JSON.stringify(outcome.answer))
    for (const [k, column] of (outcome.series?.columns ?? []).entries()) {
      const bytes = new Uint8Array(column.buffer, column.byteOffset, column.byteLength)
      const other = again.series?.columns[k] ?? new Float64Array()
      expect(
        Buffer.compare(bytes, new Uint8Array(other.buffer, other.byteOffset, other.byteLength)),
        `${name}: ${outcome.series?.names[k]}`,
      ).toBe(0)
    }
  }
})

test('a run does not change its request', () => {
  for (const { name, request } of GENERATED.plants.slice(0, 20)) {
    const before = JSON.stringify(request)
    run(request)
    expect(JSON.stringify(request), name).toBe(before)
  }
})
